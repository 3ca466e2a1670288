"""Cuff links and the loupe. Lengths are decimetres."""
import math

import materials as m
import solids as s
import reliefs as r


def cufflink(at=(0, 0, 0), turn=(0, 0, 0)):
    """A round link, its face up: translucent enamel over flames of cut gold, and a toggle below."""
    gold, size = m.gold(0.12), 0.098
    parts = [
        s.lathe("rim", [(0.0, -0.004), (size * 0.8, -0.004), (size, 0.006), (size * 1.04, 0.022), (size * 1.02, 0.036), (size * 0.95, 0.042), (size * 0.9, 0.038), (size * 0.885, 0.028)], gold),
        r.disc("face", size * 0.89, 0.006, r.flames(28, 0.0016, 2.6), m.enamel(), inner=0.12, at=(0, 0, 0.0285)),
        s.lathe("middle", [(size * 0.125, 0.033), (size * 0.125, 0.037), (size * 0.1, 0.041), (size * 0.05, 0.043), (0, 0.0435)], gold, 48),
        s.lathe("post", [(0.034, -0.002), (0.018, -0.02), (0.014, -0.1), (0.017, -0.155)], gold, 32),
        s.lathe("toggle", [(0, -0.088), (0.016, -0.086), (0.027, -0.07), (0.031, -0.04), (0.031, 0.04), (0.027, 0.07), (0.016, 0.086), (0, 0.088)], gold, 40, (0, 0, -0.17), (0, 90, 0)),
    ]
    return s.group(at, turn, parts)


def loupe(at=(0, 0, 0), turn=0, open_by=148):
    """A folding loupe: the lens in its milled ring, swung out of two round lids, the upper one cut with spirals."""
    gold, size, tall = m.gold(0.15), 0.2, 0.15
    ring = [
        r.tube("milled", lambda z: size, (0.03, tall - 0.03), lambda a, z: 0.0022 * abs(math.sin(45 * a)), m.gold(0.18), steps=720, rows=24),
        s.lathe("lower", [(size * 0.8, 0.012), (size * 0.86, 0.0), (size * 1.0, 0.004), (size * 1.03, 0.016), (size * 1.0, 0.032)], gold),
        s.lathe("upper", [(size * 1.0, tall - 0.032), (size * 1.03, tall - 0.016), (size * 1.0, tall - 0.002), (size * 0.9, tall + 0.004), (size * 0.8, tall - 0.008), (size * 0.79, 0.012)], gold),
        s.lathe("seat", [(size * 0.8, 0.05), (size * 0.74, 0.05), (size * 0.74, 0.07), (size * 0.8, 0.075)], m.graphite()),
        s.lathe("lens", s.smooth_profile([(0, 0.048), (size * 0.4, 0.052), (size * 0.79, 0.066)]) + s.smooth_profile([(size * 0.79, 0.1), (size * 0.4, 0.124), (0, 0.13)]), m.glass()),
    ]
    pivot = size + 0.05
    arm = s.box("arm", (0.14, 0.1, 0.09), gold, 0.012, (size + 0.02, 0, tall / 2 - 0.045))
    pin = s.lathe("pin", [(0, -0.03), (0.034, -0.03), (0.04, -0.02), (0.04, tall + 0.02), (0.034, tall + 0.03), (0, tall + 0.032)], m.steel(0.16), 48, (pivot, 0, 0))
    lids = []
    for z, is_cut in ((-0.026, False), (tall + 0.002, True)):
        outline = [(x * 1.04, y * 1.04) for x, y in s.disc_outline(size, 160)]
        lids.append(s.slab("lid", outline, 0.022, gold, 0.007, 4, (-pivot, 0, z)))
        lids.append(s.slab("tab", s.rounded_outline(0.22, 0.11, 0.055), 0.02, gold, 0.006, 3, (-0.05, 0, z)))
        if is_cut:
            lids.append(r.disc("cut", size * 0.93, 0.012, r.spirals(30, 0.004, 5.4), m.gold(0.17), inner=0.1, at=(-pivot, 0, z + 0.0225)))
            lids.append(s.lathe("boss", [(size * 0.1, 0.0), (size * 0.1, 0.014), (size * 0.06, 0.02), (0, 0.021)], gold, 48, (-pivot, 0, z + 0.03)))
    swung = s.group((pivot, 0, 0), (0, 0, open_by), lids)
    return s.group((at[0], at[1], at[2] + 0.03), (0, 0, turn), [*ring, arm, pin, swung])
