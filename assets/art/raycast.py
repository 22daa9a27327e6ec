"""Solids seen in perspective: boxes, balls and tubes hit by one ray per pixel."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from game.authoring.pixels import Field, Mask

Vector = tuple[float, float, float]
Clip = Callable[[Field], Mask]
FAR = 1e9


class Camera(NamedTuple):
    """Where the eye is: pixel of the vanishing point, focal length in pixels, height in metres.

    The scene has its own axes: s runs away from the eye along a heading (degrees from straight ahead), u to
    the right of it, v up; `origin` is the point s = u = 0 in the eye's axes.
    """

    x: float
    y: float
    focal: float
    height: float
    heading: float
    origin: Vector

    def axes(self) -> tuple[Field, Field]:
        """The directions of s and u in the eye's axes."""
        a = np.radians(self.heading)
        return np.array([np.sin(a), 0, np.cos(a)]), np.array([np.cos(a), 0, -np.sin(a)])

    def project(self, s: float, u: float, v: float) -> tuple[float, float, float]:
        """The pixel (x, y) of a point of the scene, and its distance."""
        back, side = self.axes()
        p = np.array(self.origin) + back * s + side * u + np.array([0, v, 0])
        x = self.x + self.focal * p[0] / p[2]
        y = self.y - self.focal * (p[1] - self.height) / p[2]
        return float(x), float(y), float(p[2])


class Solids:
    """What each pixel sees: `kind` (0 = nothing), `point` and `normal` in s, u, v, `distance`, `part`."""

    def __init__(self, camera: Camera, w: int, h: int) -> None:
        yy, xx = np.mgrid[0:h, 0:w].astype(float)
        back, side = camera.axes()
        eye = np.array([0.0, camera.height, 0.0]) - np.array(camera.origin)
        ray = np.stack(
            [(xx - camera.x) / camera.focal, -(yy - camera.y) / camera.focal, np.ones_like(xx)], -1
        )
        self.eye: Field = np.array([eye @ back, eye @ side, eye[1]])
        self.ray: Field = np.stack([ray @ back, ray @ side, ray[..., 1]], -1)
        self.distance: Field = np.full((h, w), FAR)
        self.kind = np.zeros((h, w), int)
        self.part = np.zeros((h, w), int)
        self.point: Field = np.zeros((h, w, 3))
        self.normal: Field = np.zeros((h, w, 3))
        self._parts = 0

    @property
    def s(self) -> Field:
        """How far along each seen point is."""
        return self.point[..., 0]

    @property
    def u(self) -> Field:
        """How far to the right each seen point is."""
        return self.point[..., 1]

    @property
    def v(self) -> Field:
        """How high each seen point is."""
        return self.point[..., 2]

    def at(self, t: Field) -> Field:
        """The points t ray lengths from the eye."""
        where: Field = self.eye + self.ray * t[..., None]
        return where

    def see(self, hit: Mask, t: Field, normal: Field, kind: int) -> None:
        """Keep those hits that are nearer than what was seen before."""
        near = hit & (t > 0.05) & (t < self.distance)
        self.distance[near] = t[near]
        self.kind[near] = kind
        self.point[near] = self.at(t)[near]
        self.normal[near] = normal[near]
        self._parts += 1
        self.part[near] = self._parts

    def box(self, low: Vector, high: Vector, kind: int) -> None:
        """A box between two corners."""
        with np.errstate(divide="ignore", invalid="ignore"):
            t0, t1 = (np.array(low) - self.eye) / self.ray, (np.array(high) - self.eye) / self.ray
        enter, leave = np.minimum(t0, t1), np.maximum(t0, t1)
        axis = enter.argmax(-1)
        first = np.where(np.isfinite(enter.max(-1)), enter.max(-1), FAR)
        sign = -np.sign(np.take_along_axis(self.ray, axis[..., None], -1))[..., 0]
        normal = np.stack([np.where(axis == k, sign, 0) for k in range(3)], -1)
        self.see(first < leave.min(-1), first, normal, kind)

    def ball(self, centre: Vector, radii: Vector, kind: int, clip: Clip | None = None) -> None:
        """An ellipsoid, or that part of it that the clip keeps."""
        mid, size = np.array(centre), np.array(radii)
        o, d = (self.eye - mid) / size, self.ray / size
        a, b, c = (d * d).sum(-1), (o * d).sum(-1), (o * o).sum() - 1
        inside = b * b - a * c
        root = np.sqrt(np.where(inside > 0, inside, 0))
        for sign in (-1, 1):
            t = (-b + sign * root) / a
            p = self.at(t)
            normal = (p - mid) / size**2
            normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
            self.see((inside > 0) & (clip(p) if clip else True), t, normal, kind)

    def tube(
        self, axis: int, centre: tuple[float, float], radii: tuple[float, float], ends: tuple[float, float],
        kind: int, cap: int | None = None,
    ) -> None:  # fmt: skip
        """An elliptic cylinder along axis 0 (s), 1 (u) or 2 (v); `cap` is the kind of its two ends."""
        others = [k for k in range(3) if k != axis]
        mid, size = np.array(centre), np.array(radii)
        o, d = (self.eye[others] - mid) / size, self.ray[..., others] / size
        a, b, c = (d * d).sum(-1), (d * o).sum(-1), (o * o).sum() - 1
        inside = b * b - a * c
        t = (-b - np.sqrt(np.where(inside > 0, inside, 0))) / np.where(a == 0, 1e-9, a)
        p = self.at(t)
        normal = np.zeros(self.ray.shape)
        normal[..., others] = (p[..., others] - mid) / size**2
        normal /= np.linalg.norm(normal, axis=-1, keepdims=True) + 1e-9
        within = (p[..., axis] >= ends[0]) & (p[..., axis] <= ends[1])
        self.see((inside > 0) & within, t, normal, kind)
        for end, sign in zip(ends, (-1, 1), strict=True):
            self._parts -= 1  # the ends belong to the same part as the side
            along = self.ray[..., axis]
            t = (end - self.eye[axis]) / np.where(along == 0, 1e-9, along)
            p = self.at(t)
            disc = (((p[..., others] - mid) / size) ** 2).sum(-1) <= 1
            normal = np.zeros(self.ray.shape)
            normal[..., axis] = sign
            self.see(disc, t, normal, kind if cap is None else cap)

    def plate(self, side: float, shape: Clip, kind: int) -> None:
        """A flat sheet at u = side that faces right, cut to a shape."""
        t = (side - self.eye[1]) / np.where(np.abs(self.ray[..., 1]) < 1e-9, 1e-9, self.ray[..., 1])
        normal = np.zeros(self.ray.shape)
        normal[..., 1] = 1
        self.see(shape(self.at(t)), t, normal, kind)

    def edges(self, reach: float) -> Mask:
        """Seen pixels at a jump in depth, nearer than `reach`: where an outline belongs."""
        out = np.zeros(self.kind.shape, bool)
        for axis in (0, 1):
            d = self.distance if axis == 0 else self.distance.T
            seen = (self.kind > 0) if axis == 0 else (self.kind > 0).T
            step = d[1:] - d[:-1]
            jump = np.abs(step) > 0.28 + 0.03 * np.minimum(d[1:], d[:-1])
            found = np.zeros(d.shape, bool)
            found[1:] |= jump & (step > 0) & seen[1:]
            found[:-1] |= jump & (step < 0) & seen[:-1]
            out |= found if axis == 0 else found.T
        return out & (self.distance < reach)
