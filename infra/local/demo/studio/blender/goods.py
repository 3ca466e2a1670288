"""The accessories of the shop. Lengths are decimetres."""
import math

import materials as m
import solids as s

BARREL = 0.062


def _barleycorn(material):
    """A material with engine turning: ridges that wind around the barrel both ways."""
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    height = None
    for turn in (0.9, -0.9):
        mapping = tree.nodes.new("ShaderNodeMapping")
        mapping.inputs["Rotation"].default_value = (0, turn, 0)
        wave = tree.nodes.new("ShaderNodeTexWave")
        wave.inputs["Scale"].default_value = 16
        tree.links.new(coordinates.outputs["Object"], mapping.inputs["Vector"])
        tree.links.new(mapping.outputs["Vector"], wave.inputs["Vector"])
        if height is None:
            height = wave.outputs["Fac"]
        else:
            product = tree.nodes.new("ShaderNodeMath")
            product.operation = "MULTIPLY"
            tree.links.new(height, product.inputs[0])
            tree.links.new(wave.outputs["Fac"], product.inputs[1])
            height = product.outputs[0]
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.35
    bump.inputs["Distance"].default_value = 0.01
    tree.links.new(height, bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    return material


def fountain_pen(at=(0, 0, 0), turn=0, cap=True):
    """An open fountain pen along y, its nib towards -y, its cap beside it."""
    gold, lacquer = m.gold(0.14), m.lacquer((0.005, 0.05, 0.033))
    b = BARREL
    barrel = [(b * 0.62, 0.30), (b * 0.95, 0.34), (b, 0.5), (b, 0.98), (b * 0.86, 1.25), (b * 0.6, 1.32), (0, 1.335)]
    grip = [(b * 0.5, 0.02), (b * 0.56, 0.0), (b * 0.66, 0.03), (b * 0.62, 0.14), (b * 0.72, 0.3)]
    parts = [
        s.lathe("barrel", barrel, lacquer),
        s.lathe("grip", grip, m.lacquer((0.006, 0.01, 0.008))),
        s.lathe("band", [(b * 0.74, 0.296), (b * 0.98, 0.3), (b * 1.02, 0.31), (b * 1.02, 0.335), (b * 0.97, 0.345)], gold),
        s.lathe("end", [(b * 0.99, 1.1), (b * 0.985, 1.12), (b * 0.93, 1.125)], gold),
    ]
    nib = s.slab("nib", [(0.0, -0.235), (0.012, -0.2), (0.036, -0.08), (0.04, 0.0), (0.03, 0.05), (-0.03, 0.05), (-0.04, 0.0), (-0.036, -0.08), (-0.012, -0.2)], 0.006, gold, 0.002, 2, (0, 0, 0.012))
    ink = m.principled("ink", (0.01, 0.012, 0.011), 0.5)
    for mark in (s.box("slit", (0.004, 0.15, 0.001), ink, 0, (0, -0.13, 0.006)), s.sheet("vent", s.disc_outline(0.009), ink, (0, -0.05, 0.0072))):
        mark.parent = nib
    parts.append(nib)
    pen = s.group((0, 0, b), (0, 0, 0), parts)
    for part in parts:
        if part is not nib:
            part.rotation_euler = (math.radians(-90), 0, 0)
        else:
            part.rotation_euler = (0.05, 0, 0)
    things = [pen]
    if cap:
        c = b * 1.14
        profile = [(0, 0), (c * 0.8, 0.01), (c * 0.93, 0.05), (c, 0.14), (c, 0.56), (c * 0.97, 0.6), (c * 0.88, 0.6), (c * 0.86, 0.2), (0, 0.18)]
        hull = s.lathe("cap", profile, _barleycorn(m.gold(0.2)))
        ring = s.lathe("ring", [(c, 0.545), (c * 1.035, 0.55), (c * 1.035, 0.585), (c * 0.98, 0.603), (c * 0.88, 0.603)], gold)
        top = s.lathe("finial", [(0, -0.022), (c * 0.5, -0.02), (c * 0.72, 0.0), (c * 0.8, 0.015)], gold)
        clip = s.box("clip", (0.03, 0.44, 0.014), gold, 0.006, (0, 0.26, c + 0.02))
        for part in (hull, ring, top):
            part.rotation_euler = (math.radians(-90), 0, 0)
        things.append(s.group((0.34, 0.2, c), (0, 24, -16), [hull, ring, top, clip]))
    return s.group(at, (0, 0, turn), things)


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


def _mesh_gold():
    """Woven gold: rows of links, each half a link beside the next."""
    material = m.gold(0.26)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    brick = tree.nodes.new("ShaderNodeTexBrick")
    brick.inputs["Scale"].default_value = 1
    brick.inputs["Brick Width"].default_value = 0.026
    brick.inputs["Row Height"].default_value = 0.015
    brick.inputs["Mortar Size"].default_value = 0.003
    brick.inputs["Mortar Smooth"].default_value = 1.0
    brick.inputs["Color1"].default_value = brick.inputs["Color2"].default_value = (1, 1, 1, 1)
    brick.inputs["Mortar"].default_value = (0, 0, 0, 1)
    tree.links.new(coordinates.outputs["UV"], brick.inputs["Vector"])
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.9
    bump.inputs["Distance"].default_value = 0.012
    tree.links.new(brick.outputs["Color"], bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    ramp = tree.nodes.new("ShaderNodeMixRGB")
    ramp.inputs[1].default_value = (0.16, 0.09, 0.03, 1)
    ramp.inputs[2].default_value = (0.83, 0.56, 0.22, 1)
    tree.links.new(brick.outputs["Color"], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], shader.inputs["Base Color"])
    return material


def _woven_ribbon(path, width, thickness, material):
    """A ribbon with its picture coordinates in decimetres along and across."""
    import bpy

    band = s.ribbon("mesh", path, width, thickness, material, bevel=0.008)
    layer = band.data.uv_layers.new()
    lengths = [0.0]
    for (y0, z0), (y1, z1) in zip(path, path[1:]):
        lengths.append(lengths[-1] + math.hypot(y1 - y0, z1 - z0))
    for polygon in band.data.polygons:
        for index in polygon.loop_indices:
            vertex = band.data.loops[index].vertex_index
            layer.data[index].uv = (band.data.vertices[vertex].co.x + 1, lengths[min(len(path) - 1, vertex // 4)])
    assert isinstance(band, bpy.types.Object)
    return band


def milanese_band(at=(0, 0, 0), turn=0):
    """A woven band laid in a wave, with its sliding clasp."""
    points = [(-1.0, 0.002), (-0.7, 0.002), (-0.42, 0.06), (-0.16, 0.30), (0.06, 0.44), (0.26, 0.34), (0.34, 0.1), (0.5, 0.004), (0.8, 0.002), (1.05, 0.002)]
    path = s.smooth_path(points, 16)
    band = _woven_ribbon(path, 0.21, 0.022, _mesh_gold())
    clasp = s.slab("clasp", s.rounded_outline(0.26, 0.3, 0.03), 0.05, m.brushed_gold(), 0.012, 4, (0, 0.98, 0.002))
    slot = s.box("slot", (0.2, 0.02, 0.01), m.principled("slot", (0.01, 0.01, 0.01), 0.6), 0.002, (0, 0.9, 0.046))
    lugs = s.lathe("bar", [(0, -0.12), (0.03, -0.12), (0.03, 0.12), (0, 0.12)], m.gold(0.14), 32, (0, -1.0, 0.02), (0, 90, 0))
    return s.group(at, (0, 0, turn), [band, clasp, slot, lugs])


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


def cufflink(at=(0, 0, 0), turn=(0, 0, 0)):
    """A round link, its face up: rays of gold in green enamel."""
    gold = m.gold(0.12)
    parts = [
        s.lathe("rim", [(0.0, 0.0), (0.07, 0.0), (0.088, 0.012), (0.092, 0.026), (0.088, 0.036), (0.08, 0.038), (0.076, 0.03)], gold),
        s.lathe("enamel", [(0.078, 0.03), (0.05, 0.0335), (0, 0.035)], m.lacquer((0.008, 0.11, 0.07))),
        s.lathe("middle", [(0.011, 0.034), (0.011, 0.0375), (0.008, 0.039), (0, 0.0395)], gold, 32),
        s.lathe("post", [(0.016, 0.0), (0.014, -0.1), (0.016, -0.19)], gold, 32),
        s.lathe("toggle", [(0, -0.075), (0.022, -0.07), (0.03, -0.05), (0.03, 0.05), (0.022, 0.07), (0, 0.075)], gold, 32, (0, 0, -0.2), (0, 90, 0)),
    ]
    for i in range(36):
        a = 2 * math.pi * i / 36
        ray = [(r * math.cos(a + 9 * r), r * math.sin(a + 9 * r), 0.0352 - 0.9 * r * r) for r in (0.014, 0.03, 0.046, 0.062, 0.077)]
        parts.append(s.wire("ray", ray, 0.0011, gold, 4))
    return s.group(at, turn, parts)
