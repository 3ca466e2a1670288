"""Phones and tablets with the app's screens, and what they stand on. Lengths are decimetres."""
import math
import os

import materials as m
import screens
import solids as s

PHONE = (0.716, 1.476, 0.078)
TABLET = (2.46, 1.78, 0.062)
BORDER = 0.026
TABLET_BORDER = 0.085
SCREEN_LIGHT = 0.95


def screen_file(name):
    """Where the photograph of an app screen lies, in the language whose light falls into the scene."""
    return os.path.join(m.TEXTURES["folder"], f"screen-{name}.de.png")


def _device(size, corner, border, screen, frame, island):
    width, height, depth = size
    parts = [
        s.slab("frame", s.rounded_outline(width, height, corner), depth, frame, 0.012, 6, (0, 0, -depth)),
        s.slab("glass", s.rounded_outline(width - 0.018, height - 0.018, corner - 0.009), 0.004, m.black_glass(), 0.003, 3),
    ]
    outline = s.rounded_outline(width - 2 * border, height - 2 * border, corner - border)
    display = s.sheet("screen", outline, m.display(screen_file(screen), SCREEN_LIGHT), (0, 0, 0.0048))
    screens.note(screen, display)
    parts.append(display)
    if island:
        hole = s.sheet("island", s.rounded_outline(0.2, 0.055, 0.027), m.black_glass(), (0, height / 2 - 0.085, 0.0056))
        parts.append(hole)
        for side, y, length in ((1, 0.22, 0.18), (-1, 0.34, 0.1), (-1, 0.18, 0.1)):
            key = s.box("key", (0.014, length, 0.022), frame, 0.004, (side * width / 2, y, -depth / 2 - 0.011))
            parts.append(key)
    return parts


def phone(screen, frame=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """A phone that lies on its back around the origin with its screen up; `turn` stands it up."""
    return s.group(at, turn, _device(PHONE, 0.105, BORDER, screen, frame or m.gold(0.24), True))


def tablet(screen, frame=None, at=(0, 0, 0), turn=(0, 0, 0)):
    return s.group(at, turn, _device(TABLET, 0.11, TABLET_BORDER, screen, frame or m.graphite(), False))


def standing(make, screen, at, turn=0, lean=14, frame=None, size=PHONE, metal=None):
    """A device on an easel: its lower edge on a lip, leaning back by degrees. `at` is the middle of the easel's foot, `turn` the yaw."""
    metal = metal or m.brushed_gold()
    lift = 0.075
    width, height, depth = size
    a = math.radians(lean)
    device = make(screen, frame)
    # the device's lower back edge rests on the foot
    device.rotation_euler = (math.pi / 2 - a, 0, 0)
    half = height / 2
    device.location = (0, math.sin(a) * half, lift + math.cos(a) * half + depth * math.sin(a))
    reach = min(height * 0.62, 1.2)
    back = s.box("back", (width * 0.34, 0.03, reach), metal, 0.008, (0, depth / math.cos(a) + 0.017, 0.03), (-lean, 0, 0))
    lip_y = -0.035
    foot = s.slab("foot", s.rounded_outline(width * 0.62, 0.72, 0.06), 0.035, metal, 0.01, 4, (0, 0.22, 0))
    rest = s.box("rest", (width * 0.34, 0.15, lift - 0.03), metal, 0.006, (0, 0.03, 0.03))
    lip = s.box("lip", (width * 0.34, 0.022, 0.10), metal, 0.006, (0, lip_y - 0.012, 0.03))
    return s.group(at, (0, 0, turn), [device, back, foot, rest, lip])


def upright_tablet(screen, at, turn=0, lean=16, frame=None):
    return standing(tablet, screen, at, turn, lean, frame, TABLET)
