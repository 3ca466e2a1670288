"""Watches, rings, pearls and the tools of a workshop. Lengths are decimetres."""
import math
import os

import materials as m
import solids as s


def dial_file(edition):
    return os.path.join(m.TEXTURES["folder"], f"dial-{edition}.png")


def watch(edition, at=(0, 0, 0), turn=(0, 0, 0), strap=None, metal=None, flat=True, size=0.21):
    """A wrist watch, dial up, twelve towards +y; its strap lies flat or is closed to a loop. `size` is the case's radius."""
    metal = metal or m.gold(0.16)
    r = size
    parts = [
        s.lathe("case", [(0, 0), (r * 0.8, 0), (r * 0.97, 0.02), (r, 0.045), (r * 0.985, 0.075), (r * 0.96, 0.085)], metal),
        s.lathe(
            "bezel",
            [(r * 0.985, 0.078), (r * 0.97, 0.1), (r * 0.93, 0.108), (r * 0.885, 0.1), (r * 0.875, 0.083)],
            metal,
        ),
    ]
    face = m.picture("dial", dial_file(edition), 0.28, 0.25)
    parts.append(s.sheet("dial", s.disc_outline(r * 0.88), face, (0, 0, 0.086)))
    crown = s.lathe("crown", [(0, 0), (0.027, 0), (0.03, 0.008), (0.03, 0.036), (0.026, 0.044), (0, 0.044)], metal, 20)
    crown.location, crown.rotation_euler = (r * 0.985, 0, 0.048), (0, math.pi / 2, 0)
    parts.append(crown)
    lug = r * 0.5
    for sy in (-1, 1):
        for sx in (-1, 1):
            horn = s.box("lug", (0.038, 0.1, 0.046), metal, 0.014, (sx * (lug + 0.012), sy * (r - 0.002), 0.026), (sy * -18, 0, 0))
            parts.append(horn)
    if strap:
        parts += _strap(strap, r, lug, flat)
    return s.group(at, turn, parts)


def _strap(leather, r, lug, flat):
    parts = []
    thread = m.principled("thread", (0.55, 0.43, 0.24), 0.7)
    start = r + 0.045
    if flat:
        lines = [
            [(start, 0.055), (start + 0.1, 0.035), (start + 0.25, 0.012), (start + 0.5, 0.004), (start + 0.82, 0.004)],
            [(-start, 0.055), (-start - 0.1, 0.035), (-start - 0.25, 0.012), (-start - 0.5, 0.004), (-start - 1.15, 0.004)],
        ]
    else:
        lines = [[(start, 0.05), (start + 0.14, -0.06), (start + 0.17, -0.25), (start + 0.05, -0.42), (0.0, -0.49)],
                 [(-start, 0.05), (-start - 0.14, -0.06), (-start - 0.17, -0.25), (-start - 0.05, -0.42), (0.0, -0.487)]]
    for line in lines:
        path = s.smooth_path(line, 7)
        if path[0][0] < 0:
            path = path[::-1]
        n = len(path)
        widths = []
        for i in range(n):
            t = i / (n - 1) if lines.index(line) == 0 else 1 - i / (n - 1)
            widths.append(2 * lug * (1 - 0.14 * t))
        parts.append(s.ribbon("strap", path, 2 * lug, 0.034, leather, widths=widths, bevel=0.012))
        parts += s.stitches(path, lug * 0.82, 0.006, thread, 0.042, 0.035)
    return parts


def ring(at=(0, 0, 0), turn=(0, 0, 0), metal=None, stone=None, radius=0.095):
    """A solitaire that stands on its shank; the stone is up."""
    metal = metal or m.gold(0.1)
    shank = s.torus("shank", radius, 0.013, metal, (0, 0, radius + 0.013), (90, 0, 0))
    girdle = 0.052
    top = 2 * radius + 0.05
    cut = [(0, -0.055), (girdle, 0), (girdle, 0.006), (girdle * 0.62, 0.024), (0, 0.024)]
    gem = s.lathe("stone", cut, stone or m.gem(), 8, (0, 0, top))
    for polygon in gem.data.polygons:
        polygon.use_smooth = False
    parts = [shank, gem]
    for i in range(4):
        a = math.radians(45 + 90 * i)
        x, y = math.cos(a) * girdle * 1.0, math.sin(a) * girdle * 1.0
        parts.append(s.wire("claw", [(x * 0.25, y * 0.25, top - 0.062), (x * 0.8, y * 0.8, top - 0.02), (x * 1.02, y * 1.02, top + 0.004), (x * 0.86, y * 0.86, top + 0.018)], 0.0065, metal))
    return s.group(at, turn, parts)


def stone(at=(0, 0, 0), girdle=0.05):
    """A loose cut stone that lies on its table."""
    cut = [(0, girdle * 1.1), (girdle, 0.03), (girdle, 0.024), (girdle * 0.62, 0.0), (0, 0.0)]
    gem = s.lathe("stone", cut, m.gem(), 8, at)
    for polygon in gem.data.polygons:
        polygon.use_smooth = False
    return gem


def pearls(points, radius=0.038):
    """A string of pearls along points in the plane they lie on."""
    path = s.smooth_path([(x, y, radius) for x, y in points], 40)
    material = m.pearl()
    placed, last = [], None
    for x, y, z in path:
        if last is None or math.hypot(x - last[0], y - last[1]) >= radius * 2.02:
            placed.append(s.ball("pearl", radius, material, (x, y, z)))
            last = (x, y)
    return placed


def tweezers(at=(0, 0, 0), turn=(0, 0, 0)):
    metal = m.steel(0.28)
    legs = []
    for side in (-1, 1):
        path = s.smooth_path([(0.0, 0.0), (0.2, 0.028 * side), (0.55, 0.036 * side), (0.85, 0.016 * side), (1.05, 0.005 * side)], 6)
        outline = path + [(x, y + side * 0.008) for x, y in reversed(path)]
        legs.append(s.slab("leg", outline, 0.03, metal, 0.002, 2))
    return s.group(at, turn, legs)


def screwdriver(at=(0, 0, 0), turn=(0, 0, 0), colour=(0.01, 0.08, 0.055)):
    """It lies along +y."""
    steel = m.steel(0.2)
    shaft = [(0, 0.0), (0.008, 0.0), (0.011, 0.06), (0.011, 0.3), (0.03, 0.34), (0.03, 0.36)]
    handle = [(0.03, 0.36), (0.042, 0.38), (0.042, 0.62), (0.036, 0.66), (0.026, 0.7)]
    cap = [(0.03, 0.7), (0.046, 0.71), (0.046, 0.74), (0.03, 0.76), (0, 0.76)]
    parts = [s.lathe("shaft", shaft, steel, 32), s.lathe("handle", handle, m.lacquer(colour), 32), s.lathe("cap", cap, m.gold(), 32)]
    inner = s.group((0, 0, 0.046), (-90, 0, 0), parts)
    return s.group(at, turn, [inner])
