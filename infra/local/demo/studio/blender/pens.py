"""The pens of the shop. Lengths are decimetres."""
import math

import materials as m
import solids as s
import reliefs as r

BARREL = 0.062
ALONG_Y = -math.pi / 2


def _nib(material):
    """A nib that arches over its feed, its tip towards -y, with its slit and its breather hole."""
    outline = [(0.05, 0.052), (0.0, 0.054), (-0.05, 0.052), (-0.1, 0.044), (-0.15, 0.032), (-0.2, 0.019), (-0.24, 0.009), (-0.262, 0.005)]
    path = s.smooth_path(outline, 6)
    rows, across = len(path), 17
    vertices, faces = [], []
    for y, half in path:
        for k in range(across):
            t = 2 * k / (across - 1) - 1
            # the slit: the middle of the blade lies a little lower from the hole to the tip
            slit = 0.006 if abs(t) < 0.01 and y < -0.05 else 0.0
            dip = 0.10 * max(0.0, -y - 0.08) ** 1.4
            vertices.append((half * math.sin(t * 1.35) / math.sin(1.35), y, 0.036 * math.cos(t * 1.35) * min(1, half / 0.045) - slit - dip))
    for i in range(rows - 1):
        for k in range(across - 1):
            a = i * across + k
            faces.append((a, a + 1, a + across + 1, a + across))
    blade = s.mesh("nib", vertices, faces, material)
    thick = blade.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness = 0.006
    ink = m.principled("ink", (0.01, 0.012, 0.011), 0.5)
    hole = s.lathe("hole", [(0.009, 0), (0.009, 0.004), (0, 0.004)], ink, 32, (0, -0.055, 0.0345))
    slit = s.box("slit", (0.003, 0.17, 0.004), ink, 0, (0, -0.145, 0.024), (3.5, 0, 0))
    scroll = [s.wire("scroll", [(side * x, y, z + 0.003) for x, y, z in ((0.012, -0.03, 0.033), (0.03, -0.01, 0.027), (0.036, 0.03, 0.022))], 0.0014, ink, 6) for side in (-1, 1)]
    feed = s.slab("feed", [(0.03, 0.05), (-0.03, 0.05), (-0.026, -0.1), (-0.008, -0.2), (0.008, -0.2), (0.026, -0.1)], 0.024, ink, 0.006, 3, (0, 0, -0.012))
    return s.group((0, 0, 0.004), (0, 0, 0), [blade, hole, slit, feed, *scroll])


def fountain_pen(at=(0, 0, 0), turn=0, cap=(0.36, 0.12, -14)):
    """An open fountain pen along y, its nib towards -y; its engine-turned cap lies beside it at x, y and an angle."""
    gold, lacquer, black = m.gold(0.14), m.lacquer((0.004, 0.058, 0.038)), m.lacquer((0.006, 0.008, 0.007))
    b = BARREL
    barrel = [(b * 0.9, 0.345), (b * 0.97, 0.36), (b * 1.02, 0.5), (b * 1.03, 0.78), (b, 1.02), (b * 0.9, 1.24), (b * 0.78, 1.335)]
    grip = [(b * 0.56, 0.035), (b * 0.72, 0.03), (b * 0.76, 0.045), (b * 0.7, 0.09), (b * 0.7, 0.16), (b * 0.82, 0.3)]
    thread = [(b * (0.84 + 0.035 * (i % 2)), 0.3 + i * 0.006) for i in range(8)]
    end = [(b * 0.78, 1.335), (b * 0.82, 1.338), (b * 0.82, 1.356), (b * 0.7, 1.368), (b * 0.4, 1.378), (0, 1.38)]
    turned = [
        s.lathe("barrel", s.smooth_profile(barrel), lacquer),
        s.lathe("grip", s.smooth_profile(grip), black),
        s.lathe("thread", thread, gold),
        s.lathe("band", [(b * 0.9, 0.34), (b * 1.0, 0.342), (b * 1.01, 0.36), (b * 0.97, 0.364)], gold),
        s.lathe("end", end, gold),
    ]
    for part in turned:
        part.rotation_euler = (ALONG_Y, 0, 0)
    things = [s.group((0, 0, b * 1.03), (0, 0, 0), [*turned, _nib(gold)])]
    if cap:
        x, y, angle = cap
        things.append(_cap((x, y, b * 1.16), angle))
    return s.group(at, (0, 0, turn), things)


def _cap(at, angle):
    """The cap, its mouth towards +y: barleycorn between two polished rings, and a clip with a ball."""
    gold, c = m.gold(0.13), BARREL * 1.16
    turned = [
        r.tube("hull", lambda z: c * (0.94 + 0.06 * min(1, (z - 0.06) / 0.3)), (0.06, 0.53), r.barleycorn(22, 0.0034, 0.052), m.gold(0.2)),
        s.lathe("mouth", [(c * 0.99, 0.53), (c * 1.04, 0.532), (c * 1.05, 0.556), (c * 1.04, 0.6), (c * 1.0, 0.61), (c * 0.9, 0.61), (c * 0.88, 0.4)], gold),
        s.lathe("inside", [(c * 0.88, 0.6), (c * 0.86, 0.25), (0, 0.24)], m.principled("dark", (0.006, 0.008, 0.007), 0.6)),
        s.lathe("top", [(0, 0), (c * 0.5, 0.003), (c * 0.8, 0.016), (c * 0.93, 0.04), (c * 0.98, 0.05), (c * 0.98, 0.062), (c * 0.93, 0.066)], gold),
        s.lathe("jewel", [(0, -0.012), (c * 0.34, -0.008), (c * 0.4, 0.004)], m.lacquer((0.004, 0.058, 0.038))),
    ]
    for part in turned:
        part.rotation_euler = (ALONG_Y, 0, 0)
    clip = s.ribbon("clip", s.smooth_path([(0.06, c * 0.92), (0.075, c + 0.028), (0.16, c + 0.032), (0.4, c + 0.014), (0.47, c + 0.012)], 8), 0.028, 0.009, gold, bevel=0.004)
    bead = s.ball("bead", 0.017, gold, (0, 0.47, c + 0.014))
    cap = s.group((0, 0, 0), (0, 32, 0), [*turned, clip, bead])
    return s.group(at, (0, 0, angle), [cap])


def pen_tray(at=(0, 0, 0), turn=0, size=(0.68, 2.1)):
    """A flat tray of ivory leather with a raised rim, its length along y."""
    hide = m.leather((0.62, 0.54, 0.41), grain=60, strength=0.2)
    rim = [(x, y, 0.045) for x, y in s.rounded_outline(*size, 0.12)]
    parts = [s.slab("floor", s.rounded_outline(*size, 0.12), 0.03, hide, 0.008, 3), s.wire("rim", rim, 0.045, hide, 1, True)]
    return s.group(at, (0, 0, turn), parts)


def ballpoint(at=(0, 0, 0), turn=0):
    gold, lacquer = m.gold(0.14), m.lacquer((0.008, 0.075, 0.05))
    b = 0.05
    parts = [
        s.lathe("tip", [(0, -0.02), (0.008, 0.0), (0.014, 0.03), (b * 0.82, 0.2), (b, 0.26)], gold),
        s.lathe("lower", [(b, 0.26), (b * 1.04, 0.4), (b * 1.04, 0.68)], lacquer),
        s.lathe("band", [(b * 1.04, 0.68), (b * 1.1, 0.685), (b * 1.1, 0.73), (b * 1.04, 0.735)], gold),
        s.lathe("upper", [(b * 1.04, 0.735), (b, 1.1), (b * 0.8, 1.26)], m.brushed_gold()),
        s.lathe("push", [(b * 0.8, 1.26), (b * 0.5, 1.27), (b * 0.5, 1.38), (b * 0.3, 1.4), (0, 1.4)], gold),
    ]
    # two threads that cross: the spiral engraving
    for start in range(6):
        for way in (-1, 1):
            steps = [(start * math.pi / 3 + way * i * math.pi / 14, 0.75 + i * 0.0125) for i in range(29)]
            parts.append(s.wire("spiral", [(b * math.cos(a), b * math.sin(a), z) for a, z in steps], 0.005, gold, 2))
    clip = s.box("clip", (0.026, 0.014, 0.42), gold, 0.006, (0, -b - 0.018, 0.8))
    bridge = s.box("bridge", (0.026, 0.04, 0.03), gold, 0.006, (0, -b, 1.2))
    pen = s.group((0, 0, b * 1.1), (-90, 0, 0), [*parts, clip, bridge])
    return s.group(at, (0, 0, turn), [pen])
