"""Eyes, brows, noses and mouths of the passengers, as text grids.

Letters of the grids: l lid line, w white, e painted lid, s shadow, m middle tone, h light, H light that is
not white, k shine, d deep line, p q t lips (dark, full, light), c cream, v wine, r red, o coral, b the dark
of the mouth.
"""

from __future__ import annotations

EYES: dict[str, dict[str, tuple[str, ...]]] = {
    "plain": {
        "open": ("", "", ".lllll.", ".wwwwl.", ".s..w..", "..sss.."),
        "half": ("", "", ".sssss.", ".lllll.", "..www..", "..sss.."),
        "glare": ("", "", ".lllll.", ".lwwwl.", "..ddd.."),
        "wide": ("", ".lllll.", ".swwwl.", ".wwwww.", "..www..", "..ddd.."),
        "sad": ("", "", ".lllls.", ".wwwwl.", "", "..ddd.."),
        "arc": ("", "", "..lll..", ".l...l.", "..sss.."),
        "shut": ("", "", "", ".lllll.", "..sss.."),
    },
    "painted": {
        "open": (".eeeeel", ".llllll", ".wwwwl.", ".swwww.", "..sss.."),
        "half": (".mmmmmm", ".eeeeel", ".llllll", ".swwwl.", "..w.s..", "..sss.."),
        "glare": (".eeeeel", ".mlllll", ".lllll.", ".lwwwl.", "..sss.."),
        "wide": (".eeeeel", ".llllll", ".wwwwl.", ".swwww.", "..www..", "..sss.."),
        "sad": (".eeeeem", ".llllll", ".wwwwll", "..wwww.", "..ddd.."),
        "arc": ("", "", "..lllll", ".l...l.", "..sss.."),
        "shut": ("", "", "", ".lllll.", "..sss.l"),
    },
}
"""Kind, then look of the eye. Rows start three above its middle; the outer corner is on the right."""

IRISES: dict[str, dict[str, tuple[int, tuple[str, ...]]]] = {
    "plain": {"open": (0, ("wl", "li")), "half": (1, ("li",)), "glare": (0, ("ll",)),
              "wide": (-1, ("wl", "ll")), "sad": (0, ("wl", "ll"))},
    "sly": {"open": (0, ("ll", "li"))},
    "painted": {"open": (-1, ("wl", "li")), "half": (0, ("il", "il")), "glare": (0, ("li",)),
                "wide": (-1, ("wl", "li")), "sad": (-1, ("wl", "li"))},
}  # fmt: skip
"""First row from the middle of the eye, then the two columns of the iris; i is its colour."""

NOSES: dict[str, tuple[str, ...]] = {
    "button": ("", "", "", "", "", ".....s...", "", "...k.....", "...hhhs..", "...dsds.."),
    "small": ("", "", "", "", *["...h.s..."] * 4, "...k..s..", "...sdds.."),
    "mid": ("", "", *["...h.s..."] * 4, "...h.ss..", "...k..s..", ".sm...ss.", "..sdsds.."),
    "long": (
        *["...H.s..."] * 2, *["...Hhs..."] * 3, "...Hhss..", "...khss..", "...kh.s..", "..sHh.ss.",
        "..sdssd..", "...sss...",
    ),
    "hook": (
        "....h....", "....h.s..", "....hhs..", "....khs..", *["....hhs.."] * 4, "..shhhss.", "...dhhd..",
        "...sss...",
    ),
    "broad": ("", "", "", "...h.....", *["...h..s.."] * 3, ".hkkhhhs.", "smmmmmmms", ".sdsssds."),
    "flat": (
        "", "", ".....s...", "...h.s...", "...h.ss..", "...h.ds..", "......s..", "..khhhh..", "smmmmmmms",
        ".dddsddd.",
    ),
}  # fmt: skip
"""Rows start nine above the nostrils."""

_SMILE = (".s.........s.",)
_CHIN = ("....hhh......", "....ssss.....")
MOUTHS: dict[str, dict[str, tuple[str, ...]]] = {
    "plain": {
        "flat": ("", "", "...llllllls..", *_CHIN),
        "smirk": (".s...........", "..l..........", "...lllllll...", *_CHIN),
        "grin": (*_SMILE, "..lllllllll..", "...wwwwwwc...", "...lllllll...", "", "....ssss....."),
        "laugh": (*_SMILE, "..lllllllll..", "..lwwwwwwwl..", "...vvrrrrv...", "....lllll...."),
        "frown": ("", "....lllll....", "...l.hh..l...", "..s..sss..s.."),
        "grit": ("", "...lllllll...", "...lwcwcwl...", "...lwcwcwl...", "..lllllllll.."),
        "o": ("", ".....llll....", ".....lvvl....", ".....lvvl....", ".....llll....", "......ss....."),
        "wavy": ("", "....ll..l....", "...l..ll.l...", "", ".....sss....."),
    },
    "painted": {
        "flat": ("", "....qqpqq....", "...ppppppp...", "....stqqq....", "", ".....sss....."),
        "smirk": (".s...........", "..p.qqpqq....", "...ppppppp...", "....stqqq....", "", ".....sss....."),
        "grin": (*_SMILE, "..pqqqqqqqp..", "...pwwwwwp...", "....qtqqq....", "", ".....sss....."),
        "laugh": (*_SMILE, "..qqqqqqqqq..", "..pwwwwwwwp..", "...vvooovv...", "....qqqqq...."),
        "frown": ("", "....qqqqq....", "...ppppppp...", "...p.tqq.p...", "", "....sssss...."),
        "o": ("", ".....qqq.....", "....qbbbq....", "....qbbbq....", ".....tqq....."),
        "grit": ("", "...qqqqqqq...", "...wwcwcww...", "..p.qqqqq.p.."),
    },
}  # fmt: skip
"""Rows start two above the line of the lips."""

HANDS = {
    "fist": ("..ddddd..", ".dhmhmhd.", "dhmdmdmsd", "dmmdmdmsd", "dmmdmdmsd", "dhmmmmssd", ".dmmmssd.",
             ".dsssssd."),
    "hold": (".dd.ddd..", "dhhdhhhd.", "dhmdmmmsd", "dhmmdmmsd", ".dmmmdssd", ".dmmmsssd", "..dmmssd.",
             "..dsssd.."),
    "thumb": ("..dd.....", ".dhmd....", ".dhmd....", ".dhmdddd.", "dhhmmhmsd", "dhmmdddsd", "dhmmmmmsd",
              "dmmmdddsd", ".dmmsssd."),
}  # fmt: skip
"""Hands that hold something before the chest, in the skin's tones."""


def mirrored(rows: tuple[str, ...], width: int) -> str:
    """The grid seen in a mirror."""
    return "\n".join(row.ljust(width, ".")[::-1] for row in rows)


def mouth_rows(kind: str, look: str, half: int) -> str:
    """The mouth `half` pixels to each side: the columns two from the middle go or come for 3 and 5."""
    rows = [row.ljust(13, ".") for row in MOUTHS[kind][look]]
    if half == 3:
        rows = [f".{row[:4]}{row[5:8]}{row[9:]}." for row in rows]
    if half == 5:
        rows = [f"{row[1:5]}{row[4:9]}{row[8:12]}" for row in rows]
    return "\n".join(rows)
