"""The screen, the loudspeaker and the hands: the only room with pygame in it."""
