"""What a scene is."""
from dataclasses import dataclass
from typing import Callable


@dataclass(frozen=True)
class Scene:
    """How it is built and rendered; width and height in pixels, samples a pixel."""

    build: Callable[[], None]
    width: int
    height: int
    samples: int = 64


def wide(build, samples=12):
    """A landscape for a full screen; its subject stands between 0.4 and 0.95 of the width, where every crop shows it."""
    return Scene(build, 1600, 900, samples)


def card(build, samples=12):
    """A portrait for cards and galleries."""
    return Scene(build, 864, 1080, samples)


def place(build, samples=12):
    """A landscape for the page of a store."""
    return Scene(build, 1200, 675, samples)
