"""Straps: the watch strap, the woven band and the buckled belt. Lengths are decimetres."""
import math

import leather as l
import materials as m
import solids as s


def _frames(path):
    """For each point of a path of (y, z): the point, the direction along it and the one above it."""
    out = []
    for i, (y, z) in enumerate(path):
        (y0, z0), (y1, z1) = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
        length = math.hypot(y1 - y0, z1 - z0)
        out.append(((y, z), ((y1 - y0) / length, (z1 - z0) / length)))
    return out


def padded(name, path, widths, edge, crown, material, across=24):
    """A strap along a path of (y, z) that is `crown` thicker along its middle than at its edges; both are lists like `widths`."""
    vertices, faces = [], []
    for (centre, along), width, swell in zip(_frames(path), widths, crown):
        ring = []
        for k in range(across + 1):
            t = 2 * k / across - 1
            ring.append((t * width / 2, edge + swell * (1 - abs(t) ** 3.2) if abs(t) < 1 else edge * 0.75))
        ring += [(width / 2, edge * 0.2), (width / 2 * 0.97, 0), (-width / 2 * 0.97, 0), (-width / 2, edge * 0.2)]
        for x, up in ring:
            vertices.append((x, centre[0] - along[1] * up, centre[1] + along[0] * up))
    n = across + 5
    for i in range(len(path) - 1):
        for k in range(n):
            j = (k + 1) % n
            faces.append((i * n + k, i * n + j, (i + 1) * n + j, (i + 1) * n + k))
    faces += [tuple(range(n)), tuple(reversed(range((len(path) - 1) * n, len(path) * n)))]
    thing = s.mesh(name, vertices, faces, material)
    return thing


def _tip(width, share):
    """How wide a strap is `share` (0…1) of the way into its rounded tip."""
    return width * math.sqrt(max(0.02, 1 - share**2.2))


def leather_band(at=(0, 0, 0), turn=0):
    """Both halves of a padded watch strap with scales pressed into it, beside each other, with quick-release bars."""
    hide = m.scaled_leather()
    gold = m.gold(0.13)
    halves = []
    for x, length, angle, is_long in ((-0.21, 0.98, 5, False), (0.2, 1.3, -4, True)):
        steps = 60
        lift = 0.05 if is_long else 0.03
        path = [(length * i / steps, 0.004 + lift * math.sin(math.pi * i / steps) ** 2) for i in range(steps + 1)]
        widths, crown = [], []
        for i in range(steps + 1):
            t = i / steps
            width = 0.25 - 0.055 * min(1, t * 1.25)
            past = (i * length / steps - (length - 0.1)) / 0.1
            widths.append(_tip(width, past) if is_long and past > 0 else width)
            crown.append(0.05 * max(0.0, 1 - t * 1.7) ** 0.8 + 0.004)
        parts = [padded("strap", path, widths, 0.026, crown, hide)]
        parts += _seams(path, widths, crown)
        bar = s.lathe("bar", [(0, -0.15), (0.01, -0.15), (0.012, -0.128), (0.026, -0.125), (0.026, 0.125), (0.012, 0.128), (0.01, 0.15), (0, 0.15)], m.steel(0.16), 32, (0, -0.006, 0.034), (0, 90, 0))
        lever = s.box("lever", (0.012, 0.05, 0.014), m.steel(0.2), 0.003, (0.045, 0.03, -0.004))
        parts += [bar, lever]
        if is_long:
            dark = m.principled("hole", (0.003, 0.006, 0.004), 0.8)
            for i in range(7):
                y = length - 0.2 - i * 0.065
                z = 0.004 + lift * math.sin(math.pi * y / length) ** 2
                parts.append(s.sheet("hole", s.disc_outline(0.011, 24), dark, (0, y, z + 0.0315)))
        else:
            parts.append(_pin_buckle((0, length - 0.005, 0.02), 0.2, gold))
            for y in (length - 0.12, length - 0.24):
                z = 0.004 + lift * math.sin(math.pi * y / length) ** 2
                loop = [(x, z + h) for x, h in s.rounded_outline(0.215, 0.062, 0.016)]
                parts.append(s.wire("keeper", [(x, y, h + 0.02) for x, h in loop], 0.013, hide, 1, True))
                parts.append(s.box("keeper", (0.2, 0.05, 0.012), hide, 0.005, (0, y, z + 0.044)))
        halves.append(s.group((x, -length / 2, 0), (0, 0, angle), parts))
    return s.group(at, (0, 0, turn), halves)


def _seams(path, widths, crown, inset=0.022, pitch=0.03):
    """Stitches along both edges of a padded strap."""
    parts, due, travelled = [], pitch, 0.0
    frames = _frames(path)
    for i in range(len(path) - 1):
        step = math.hypot(path[i + 1][0] - path[i][0], path[i + 1][1] - path[i][1])
        travelled += step
        if travelled < due or i > len(path) - 5:
            continue
        due += pitch
        (centre, along), half = frames[i], widths[i] / 2 - inset
        up = 0.026 + crown[i] * (1 - abs(half / (widths[i] / 2)) ** 3.2) + 0.001
        for side in (-1, 1):
            lean = side * math.degrees(math.atan(crown[i] * 3.2 / (widths[i] / 2))) * 0.8
            at = (side * half, centre[0] - along[1] * up, centre[1] + along[0] * up)
            parts.append(s.box("stitch", (0.006, pitch * 0.62, 0.006), l.thread(), 0.002, at, (math.degrees(math.atan2(along[1], along[0])), lean, 0)))
    return parts


def _pin_buckle(at, width, gold):
    """A flat buckle whose frame is thicker at its outer bar; the strap is folded around the inner one."""
    w, h = width + 0.07, 0.17
    frame = [(w / 2, 0, 0.016), (w / 2, h * 0.62, 0.022), (w / 2 - 0.035, h, 0.028), (0, h + 0.016, 0.032), (-w / 2 + 0.035, h, 0.028), (-w / 2, h * 0.62, 0.022), (-w / 2, 0, 0.016)]
    parts = [
        s.wire("frame", frame, 0.019, gold, 10),
        s.lathe("bar", [(0, -w / 2), (0.017, -w / 2), (0.017, w / 2), (0, w / 2)], gold, 32, (0, 0, 0.016), (0, 90, 0)),
        s.wire("pin", [(0, -0.006, 0.036), (0, 0.05, 0.05), (0, h * 0.75, 0.05), (0, h + 0.02, 0.05)], 0.0095, gold, 10),
    ]
    return s.group(at, (0, 0, 0), parts)


LINK, ROW, WIRE = 0.0235, 0.0128, 0.0052


def milanese_band(at=(0, 0, 0), turn=0):
    """A woven band laid in a wave: every row is a flat coil of wire that is threaded into the next one."""
    import bpy

    points = [(-1.05, 0.016), (-0.8, 0.016), (-0.5, 0.05), (-0.22, 0.25), (0.0, 0.37), (0.2, 0.29), (0.32, 0.1), (0.5, 0.022), (0.8, 0.016), (1.0, 0.016)]
    fine = s.smooth_path(points, 40)
    curve = bpy.data.curves.new("mesh", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", WIRE, 1
    width, travelled, due, row = 0.23, 0.0, 0.0, 0
    for (centre, along), (after, _) in zip(_frames(fine), _frames(fine)[1:]):
        travelled += math.hypot(after[0] - centre[0], after[1] - centre[1])
        if travelled < due:
            continue
        due += ROW
        row += 1
        _coil(curve, centre, along, width, row % 2)
    woven = bpy.data.objects.new("mesh", curve)
    bpy.context.scene.collection.objects.link(woven)
    curve.materials.append(m.gold(0.22))
    gold, brushed = m.gold(0.13), m.brushed_gold()
    edges = [s.wire("edge", [(side * (width / 2 + 0.002), y, z) for y, z in fine[::8]], 0.0075, gold, 3) for side in (-1, 1)]
    clasp = [
        s.slab("clasp", s.rounded_outline(0.285, 0.3, 0.025), 0.05, brushed, 0.012, 4, (0, 0.9, -0.004)),
        s.box("lever", (0.2, 0.1, 0.014), gold, 0.006, (0, 0.98, 0.046)),
        s.box("slot", (0.22, 0.014, 0.006), m.principled("slot", (0.01, 0.01, 0.01), 0.6), 0.001, (0, 0.8, 0.0435)),
    ]
    end = s.lathe("end", [(0, -0.125), (0.026, -0.125), (0.03, -0.118), (0.03, 0.118), (0.026, 0.125), (0, 0.125)], gold, 48, (0, -1.06, 0.024), (0, 90, 0))
    bar = s.lathe("bar", [(0, -0.15), (0.01, -0.15), (0.01, 0.15), (0, 0.15)], m.steel(0.16), 24, (0, -1.06, 0.024), (0, 90, 0))
    return s.group(at, (0, 0, turn), [woven, *edges, *clasp, end, bar])


def _coil(curve, centre, along, width, is_odd):
    """One row: a coil along x, flat against the band."""
    turns = int(width / LINK)
    steps = 10
    spline = curve.splines.new("POLY")
    count = turns * steps + 1
    spline.points.add(count - 1)
    for i in range(count):
        a = 2 * math.pi * i / steps + (math.pi if is_odd else 0)
        x = -width / 2 + width * i / (count - 1)
        forward, up = ROW * 0.92 * math.cos(a), 0.0075 * math.sin(a)
        y = centre[0] + along[0] * forward - along[1] * up
        z = centre[1] + along[1] * forward + along[0] * up
        spline.points[i].co = (x, y, z, 1)
    spline.use_smooth = True


def buckled_belt(at=(0, 0, 0), turn=0):
    """A wide belt of cognac leather, closed to a ring that stands on its edge; its buckle is round, as a bezel is."""
    hide = l.m.leather((0.24, 0.085, 0.026), grain=26, strength=0.5)
    width, thickness, rx, ry = 0.36, 0.042, 0.86, 0.6
    over = 62
    path = []
    for i in range(0, 360 + over + 1, 3):
        a = math.radians(-90 + i)
        out = 0.0 if i < 270 else 0.052 * min(1, (i - 270) / 60)
        path.append(((rx + out) * math.cos(a), (ry + out) * math.sin(a)))
    n = len(path)
    widths = [_tip(width, max(0, (i - (n - 9)) / 8)) for i in range(n)]
    strap = s.ribbon("belt", path, width, thickness, hide, widths=widths, bevel=0.013)
    seams = []
    for i in range(2, n - 6):
        (x0, y0), (x1, y1) = path[i], path[i + 1]
        slope = math.atan2(y1 - y0, x1 - x0)
        for t in (0.0, 0.5):
            x, y = l.between(x0, x1, t), l.between(y0, y1, t)
            for level in (-1, 1):
                edge = level * (widths[i] / 2 - 0.036)
                seams.append(s.box("stitch", (0.008, 0.017, 0.006), l.thread(), 0.002, (edge, x + math.sin(slope) * 0.002, y - math.cos(slope) * 0.002), (math.degrees(slope), 0, 0)))
    dark = m.principled("hole", (0.008, 0.004, 0.002), 0.8)
    body = s.group((0, 0, width / 2), (0, 0, 0), [strap, *seams])
    body.rotation_mode, body.rotation_quaternion = "QUATERNION", l.ON_EDGE
    front = -(ry + 0.052 + 0.004)
    holes = []
    for angle in (16, 29, 42):
        a = math.radians(-90 + angle)
        hole = s.sheet("hole", s.disc_outline(0.017, 32), dark, ((rx + 0.055) * math.cos(a), (ry + 0.055) * math.sin(a), width / 2), (90, 0, angle * 0.72))
        holes.append(hole)
    return s.group(at, (0, 0, turn), [body, *holes, _bezel_buckle((0, front, width / 2), width)])


def _bezel_buckle(at, width):
    """A round frame with a milled outer edge and a polished shoulder, its bar and its pin; it faces -y."""
    gold, radius = m.gold(0.12), width * 0.72
    profile = [(radius - 0.055, 0.0), (radius - 0.05, 0.022), (radius - 0.02, 0.034), (radius + 0.004, 0.03), (radius + 0.02, 0.012), (radius + 0.02, -0.012), (radius - 0.05, -0.014), (radius - 0.055, 0.0)]
    frame = s.lathe("frame", s.smooth_profile(profile, 4), gold, 192)
    notches = [s.wire("mill", [((radius + 0.02) * math.cos(a), (radius + 0.02) * math.sin(a), z) for z in (-0.01, 0.0, 0.01)], 0.006, gold, 2) for a in (2 * math.pi * i / 96 for i in range(96))]
    pin = s.wire("pin", [(-0.02, 0, 0.012), (radius * 0.5, 0, 0.02), (radius * 0.92, 0, 0.04), (radius + 0.012, 0, 0.04)], 0.017, gold, 8)
    bar = s.wire("bar", [(0, -radius + 0.02, -0.004), (0, 0, -0.004), (0, radius - 0.02, -0.004)], 0.02, gold, 3)
    knuckle = s.lathe("knuckle", [(0, -0.04), (0.03, -0.038), (0.03, 0.038), (0, 0.04)], gold, 32, (0, 0, 0.004), (90, 0, 0))
    return s.group(at, (90, 0, 0), [frame, *notches, pin, bar, knuckle])
