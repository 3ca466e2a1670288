"""Cases of the shop. Lengths are decimetres."""
import math

import materials as m
import solids as s


def watch_roll(at=(0, 0, 0), turn=0):
    """A travelling roll with two straps and open ends that show the lining."""
    hide, lining = m.cognac(grain=32), m.velvet()
    r, length = 0.42, 1.5
    roll = s.lathe("roll", [(r * 0.82, 0.0), (r * 0.97, 0.0), (r, 0.04), (r, length - 0.04), (r * 0.97, length), (r * 0.82, length)], hide, 128)
    inner = [s.lathe("lining", [(r * 0.83, 0.01 if end == 0 else length - 0.01), (r * 0.45, 0.04 if end == 0 else length - 0.04), (0, 0.05 if end == 0 else length - 0.05)], lining) for end in (0, 1)]
    spiral = []
    for end in (-0.004, length + 0.004):
        points = []
        for i in range(56):
            a = 2 * math.pi * i / 20
            rr = r * (0.9 - 0.5 * i / 56)
            points.append((rr * math.cos(a), rr * math.sin(a), end))
        spiral.append(s.wire("edge", points, 0.016, hide, 3))
    straps = []
    for z in (0.4, 1.1):
        straps.append(s.lathe("strap", [(r + 0.002, z - 0.07), (r + 0.024, z - 0.066), (r + 0.024, z + 0.066), (r + 0.002, z + 0.07)], m.leather((0.008, 0.05, 0.034), grain=40), 128))
        stud = s.lathe("stud", [(0, 0.03), (0.03, 0.028), (0.042, 0.016), (0.046, 0)], m.gold(0.16), 48)
        stud.location = (-(r + 0.02) * math.sin(0.75), -(r + 0.02) * math.cos(0.75), z)
        stud.rotation_euler = (math.radians(90), 0, -0.75)
        straps.append(stud)
    body = s.group((0, 0, r + 0.024), (0, 90, 0), [roll, *inner, *spiral, *straps])
    return s.group(at, (0, 0, turn), [body])


def presentation_box(at=(0, 0, 0), turn=0, lid=105):
    """An open case with a cushion, its lid leaning back by degrees."""
    hull, gold = m.lacquer((0.006, 0.045, 0.03)), m.gold(0.16)
    cloth = m.velvet((0.36, 0.31, 0.22))
    w, d, h, t = 1.3, 1.1, 0.42, 0.06
    sides = [
        s.box("floor", (w, d, t), hull, 0.012),
        s.box("front", (w, t, h), hull, 0.014, (0, -d / 2 + t / 2, 0)),
        s.box("rear", (w, t, h), hull, 0.014, (0, d / 2 - t / 2, 0)),
        s.box("left", (t, d, h), hull, 0.014, (-w / 2 + t / 2, 0, 0)),
        s.box("right", (t, d, h), hull, 0.014, (w / 2 - t / 2, 0, 0)),
        s.box("bed", (w - 2 * t, d - 2 * t, 0.2), cloth, 0.05, (0, 0, t)),
        s.box("line", (w + 0.006, 0.01, 0.012), gold, 0.002, (0, -d / 2, h * 0.84)),
        s.box("line", (0.01, d + 0.006, 0.012), gold, 0.002, (w / 2, 0, h * 0.84)),
        s.box("line", (0.01, d + 0.006, 0.012), gold, 0.002, (-w / 2, 0, h * 0.84)),
        s.slab("lock", s.rounded_outline(0.16, 0.1, 0.02), 0.016, gold, 0.005, 3, (0, -d / 2 - 0.001, h - 0.08), (90, 0, 0)),
    ]
    cover = [
        s.box("lid", (w, d, 0.16), hull, 0.014, (0, -d / 2, 0.0)),
        s.box("inside", (w - 2 * t, d - 2 * t, 0.05), cloth, 0.03, (0, -d / 2, -0.03)),
    ]
    words = s.words("VITRINE", 0.12, gold, (0, -d / 2, -0.034), (180, 0, 0), spacing=1.3)
    cover.append(words)
    sides.append(s.group((0, d / 2, h), (-lid, 0, 0), cover))
    for sx in (-0.36, 0.36):
        sides.append(s.lathe("hinge", [(0, -0.08), (0.026, -0.08), (0.026, 0.08), (0, 0.08)], gold, 32, (sx, d / 2 + 0.005, h), (0, 90, 0)))
    return s.group(at, (0, 0, turn), sides)
