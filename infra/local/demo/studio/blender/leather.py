"""The leather goods of the shop. Lengths are decimetres."""
import math

import materials as m
import solids as s
from mathutils import Quaternion

# a ribbon is wide in x; turned on its edge, its x becomes z, its y becomes x and its z becomes y
ON_EDGE = Quaternion((0.5, -0.5, -0.5, -0.5))


def _seam(width, height, inset, material, z, pitch=0.034):
    """A line of stitches along the edges of a rectangle."""
    parts = []
    for length, fixed, upright in ((width, height / 2 - inset, False), (width, -height / 2 + inset, False), (height, width / 2 - inset, True), (height, -width / 2 + inset, True)):
        count = int((length - 2 * inset) / pitch)
        for i in range(count):
            along = -length / 2 + inset + (i + 0.5) * (length - 2 * inset) / count
            size = (0.006, pitch * 0.6, 0.005) if upright else (pitch * 0.6, 0.006, 0.005)
            parts.append(s.box("stitch", size, material, 0.002, (fixed, along, z) if upright else (along, fixed, z)))
    return parts


def thread():
    return m.principled("thread", (0.55, 0.43, 0.24), 0.7)


def _rosette(radius, material, at):
    """Engine turning in gold foil: circles around a common middle."""
    x, y, z = at
    lines = []
    for i in range(20):
        a = 2 * math.pi * i / 20
        cx, cy, r = x + radius * 0.5 * math.cos(a), y + radius * 0.5 * math.sin(a), radius * 0.5
        points = [(cx + r * math.cos(b), cy + r * math.sin(b), z) for b in (2 * math.pi * k / 48 for k in range(48))]
        lines.append(s.wire("foil", points, 0.0032, material, 1, True))
    return lines


def coat_wallet(at=(0, 0, 0), turn=0, open_by=11):
    """A tall wallet that stands a little open, with gilded corners and a rosette of gold foil, seen from its spine."""
    hide = m.leather((0.008, 0.062, 0.042), grain=34, strength=0.5)
    lining = m.leather((0.24, 0.085, 0.026), grain=60)
    gold = m.gold(0.2)
    w, h, t, inset = 0.98, 1.72, 0.05, 0.05
    parts = []
    for lean in (0, open_by):
        cover = [
            s.slab("cover", s.rounded_outline(w, h, 0.06), t, hide, 0.02, 4, (w / 2, 0, 0)),
            s.slab("lining", s.rounded_outline(w - 0.05, h - 0.05, 0.05), 0.02, lining, 0.006, 2, (w / 2, 0, -0.018)),
        ]
        for stitch in _seam(w, h, inset, thread(), t - 0.001):
            stitch.location.x += w / 2
            cover.append(stitch)
        if lean:
            cover += _rosette(0.15, gold, (w * 0.7, -h * 0.3, t + 0.001))
            for side in (-1, 1):
                x, y, reach = w + 0.006, side * (h / 2 + 0.006), 0.19
                tip = [(x - reach, y), (x - 0.05, y), (x - 0.015, y - side * 0.015), (x, y - side * 0.05), (x, y - side * reach)]
                cover.append(s.slab("corner", tip, t + 0.016, gold, 0.006, 3, (0, 0, -0.008)))
            parts.append(s.group((0, 0, 0.13), (0, -lean, 0), cover))
        else:
            parts.append(s.group((0, 0, 0.06), (180, 0, 0), cover))
    for z, share in ((0.055, 0.95), (0.085, 0.93)):
        parts.append(s.box("page", (w * share, h * 0.95, 0.026), lining, 0.008, (w * 0.48, 0, z)))
    parts.append(s.box("spine", (0.06, h - 0.02, 0.17), hide, 0.028, (0.0, 0, 0.01)))
    return s.group(at, (0, 0, turn), parts)


def card_holder(at=(0, 0, 0), turn=0, hide=None):
    """A flat holder with three pockets, two cards and a gold plate."""
    hide = hide or m.cognac(grain=46)
    w, h, inset = 1.02, 0.76, 0.035
    parts = [s.slab("back", s.rounded_outline(w, h, 0.06), 0.024, hide, 0.008, 3)]
    for drop, top in ((0.15, 0.040), (0.27, 0.056), (0.39, 0.072)):
        height = h - drop
        # every pocket begins inside the back, so that its edge shows no gap
        parts.append(s.slab("pocket", s.rounded_outline(w, height, 0.05), top - 0.012, hide, 0.006, 3, (0, -drop / 2, 0.012)))
        for stitch in _seam(w, height, inset, thread(), top - 0.001):
            stitch.location.y -= drop / 2
            parts.append(stitch)
    for colour, upper, z in (((0.012, 0.075, 0.05), 0.46, 0.028), ((0.75, 0.68, 0.55), 0.20, 0.045)):
        card = m.principled("card", colour, 0.35)
        parts.append(s.slab("card", s.rounded_outline(0.86, 0.54, 0.03), 0.008, card, 0.002, 2, (0.0, upper - 0.27, z - 0.002)))
    parts.append(s.slab("plate", s.rounded_outline(0.13, 0.036, 0.01), 0.01, m.gold(0.18), 0.003, 2, (0.36, -0.3, 0.071)))
    return s.group(at, (0, 0, turn), parts)


def _frame_buckle(width, hide, at, slope):
    """A polished frame that stands on edge at a strap's end, the strap folded around its bar, with its pin and its keeper; it lies along `slope` degrees."""
    gold = m.gold(0.13)
    w, h = width + 0.075, 0.27
    outline = [(x, y + h / 2, 0) for x, y in s.rounded_outline(w, h, 0.07)]
    parts = [
        s.wire("frame", outline, 0.026, gold, 1, True),
        s.box("fold", (width, 0.12, 0.078), hide, 0.03, (0, -0.02, -0.039)),
        s.box("keeper", (width + 0.05, 0.075, 0.085), hide, 0.02, (0, -0.2, -0.043)),
        s.wire("pin", [(0, -0.03, -0.045), (0, h * 0.5, -0.042), (0, h + 0.02, -0.028)], 0.012, gold, 6),
    ]
    buckle = s.group(at, (0, 0, 0), parts)
    buckle.rotation_mode = "QUATERNION"
    buckle.rotation_quaternion = Quaternion((0, 0, 1), math.radians(slope)) @ ON_EDGE
    return buckle


def belt_coil(at=(0, 0, 0), turn=0, colour=(0.006, 0.036, 0.025), turns=3.2, width=0.34, inner=0.26, pitch=0.085):
    """A belt wound on its edge; its end runs out, narrowing to the buckle."""
    hide = m.leather(colour, grain=30, strength=0.45)
    narrow, thickness, run = 0.25, 0.04, 22
    spiral = []
    for i in range(int(turns * 40) + 1):
        a = 2 * math.pi * i / 40
        r = inner + pitch * a / (2 * math.pi)
        spiral.append((r * math.cos(a), r * math.sin(a)))
    x, y = spiral[-1]
    a = 2 * math.pi * turns
    tx, ty = -math.sin(a), math.cos(a)
    # the end curves outwards a little, away from the coil
    path = spiral + [(x + tx * d + 0.05 * d * d * math.cos(a), y + ty * d + 0.05 * d * d * math.sin(a)) for d in (0.025 * (i + 1) for i in range(run))]
    share = [max(0.0, min(1.0, (i - len(spiral) - 2) / (run - 9))) for i in range(len(path))]
    widths = [width + (narrow - width) * t * t * (3 - 2 * t) for t in share]
    strap = s.ribbon("belt", path, width, thickness, hide, widths=widths, bevel=0.014)
    seams = []
    first, travelled, due = len(spiral) - 46, 0.0, 0.02
    for i in range(first, len(path) - 1):
        (x0, y0), (x1, y1) = path[i], path[i + 1]
        length, slope = math.hypot(x1 - x0, y1 - y0), math.atan2(y1 - y0, x1 - x0)
        while due <= travelled + length:
            t = (due - travelled) / length
            for level in (-1, 1):
                edge = level * (between(widths[i], widths[i + 1], t) / 2 - 0.035)
                out = (between(x0, x1, t) + math.sin(slope) * 0.002, between(y0, y1, t) - math.cos(slope) * 0.002)
                seams.append(s.box("stitch", (0.007, 0.024, 0.006), thread(), 0.002, (edge, *out), (math.degrees(slope), 0, 0)))
            due += 0.04
        travelled += length
    body = s.group((0, 0, width / 2), (0, 0, 0), [strap, *seams])
    body.rotation_mode = "QUATERNION"
    body.rotation_quaternion = ON_EDGE
    (px, py), (qx, qy) = path[-2], path[-1]
    slope = math.atan2(qy - py, qx - px)
    middle = (qx - math.sin(slope) * thickness / 2, qy + math.cos(slope) * thickness / 2, width / 2)
    return s.group(at, (0, 0, turn), [body, _frame_buckle(narrow, hide, middle, math.degrees(slope))])


def between(a, b, t):
    return a + (b - a) * t
