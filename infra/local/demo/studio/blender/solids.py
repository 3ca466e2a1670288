"""Solids that the things of the studio are made of. Lengths are decimetres, angles degrees."""
import math

import bmesh
import bpy
from mathutils import Vector


def _link(name, mesh, material, at=(0, 0, 0), turn=(0, 0, 0), smooth=True):
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = [math.radians(a) for a in turn]
    if material:
        mesh.materials.append(material)
    for polygon in mesh.polygons:
        polygon.use_smooth = smooth
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(40)
    return thing


def group(at=(0, 0, 0), turn=(0, 0, 0), parts=()):
    """An empty that carries its parts."""
    empty = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(empty)
    empty.location = at
    empty.rotation_euler = [math.radians(a) for a in turn]
    for part in parts:
        part.parent = empty
    return empty


def rounded_outline(width, height, radius, steps=14):
    """Points of a rectangle with round corners around the origin, counter-clockwise."""
    radius = min(radius, width / 2 - 1e-4, height / 2 - 1e-4)
    points = []
    for sx, sy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        cx, cy = sx * (width / 2 - radius), sy * (height / 2 - radius)
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            points.append((cx + radius * math.cos(a), cy + radius * math.sin(a)))
    return points


def slab(name, outline, thickness, material, bevel=0.01, segments=5, at=(0, 0, 0), turn=(0, 0, 0)):
    """An outline in x and y, drawn up from z = 0 by its thickness, its edges rounded."""
    made = bmesh.new()
    face = made.faces.new([made.verts.new((x, y, 0)) for x, y in outline])
    face.normal_update()
    if face.normal.z > 0:
        face.normal_flip()
    drawn = bmesh.ops.extrude_face_region(made, geom=[face])
    bmesh.ops.translate(made, vec=(0, 0, thickness), verts=[v for v in drawn["geom"] if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(made, faces=made.faces)
    mesh = bpy.data.meshes.new(name)
    made.to_mesh(mesh)
    made.free()
    thing = _link(name, mesh, material, at, turn)
    if bevel:
        rim = thing.modifiers.new("rim", "BEVEL")
        rim.width = bevel
        rim.segments = segments
        rim.limit_method = "ANGLE"
        rim.angle_limit = math.radians(50)
        rim.harden_normals = True
    return thing


def box(name, size, material, bevel=0.01, at=(0, 0, 0), turn=(0, 0, 0)):
    """A box that stands on z = 0 of its own."""
    width, depth, height = size
    half = [(width / 2, depth / 2), (-width / 2, depth / 2), (-width / 2, -depth / 2), (width / 2, -depth / 2)]
    return slab(name, half, height, material, bevel, 4, at, turn)


def sheet(name, outline, material, at=(0, 0, 0), turn=(0, 0, 0)):
    """A flat face with its picture spread over its bounds."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    left, bottom = min(xs), min(ys)
    width, height = max(xs) - left, max(ys) - bottom
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([(x, y, 0) for x, y in outline], [], [list(range(len(outline)))])
    layer = mesh.uv_layers.new()
    for loop in mesh.loops:
        x, y = outline[loop.vertex_index]
        layer.data[loop.index].uv = ((x - left) / width, (y - bottom) / height)
    return _link(name, mesh, material, at, turn, smooth=False)


def disc_outline(radius, steps=128):
    return [(radius * math.cos(2 * math.pi * i / steps), radius * math.sin(2 * math.pi * i / steps)) for i in range(steps)]


def lathe(name, profile, material, steps=96, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1)):
    """A profile of (radius, z) turned around z."""
    vertices, faces = [], []
    for i in range(steps):
        a = 2 * math.pi * i / steps
        for r, z in profile:
            vertices.append((r * math.cos(a) * scale[0], r * math.sin(a) * scale[1], z * scale[2]))
    n = len(profile)
    for i in range(steps):
        j = (i + 1) % steps
        for k in range(n - 1):
            faces.append((i * n + k, j * n + k, j * n + k + 1, i * n + k + 1))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    made = bmesh.new()
    made.from_mesh(mesh)
    bmesh.ops.remove_doubles(made, verts=made.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(made, faces=made.faces)
    made.to_mesh(mesh)
    made.free()
    return _link(name, mesh, material, at, turn)


def mesh(name, vertices, faces, material, at=(0, 0, 0), turn=(0, 0, 0)):
    """Faces between vertices, smooth where they meet gently."""
    made = bpy.data.meshes.new(name)
    made.from_pydata(vertices, [], faces)
    return _link(name, made, material, at, turn)


def smooth_profile(points, steps=6):
    """A profile for `lathe` that curves through its points."""
    return smooth_path(points, steps)


def torus(name, major, minor, material, at=(0, 0, 0), turn=(0, 0, 0), squash=1.0):
    profile = [
        (major + minor * math.cos(2 * math.pi * i / 32), squash * minor * math.sin(2 * math.pi * i / 32)) for i in range(33)
    ]
    return lathe(name, profile, material, 128, at, turn)


def ball(name, radius, material, at=(0, 0, 0)):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=48, ring_count=24, radius=radius, location=at)
    thing = bpy.context.object
    thing.name = name
    thing.data.materials.append(material)
    bpy.ops.object.shade_smooth()
    return thing


def ribbon(name, path, width, thickness, material, at=(0, 0, 0), turn=(0, 0, 0), widths=None, bevel=0.006):
    """A strap along a path of (y, z), `width` wide in x; `widths` gives it for each point."""
    vertices, faces = [], []
    points = [Vector((0, y, z)) for y, z in path]
    for i, point in enumerate(points):
        before, after = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        along = (after - before).normalized()
        up = Vector((0, -along.z, along.y))
        half = (widths[i] if widths else width) / 2
        for sx, sz in ((-1, 0), (1, 0), (1, 1), (-1, 1)):
            vertices.append(tuple(point + Vector((sx * half, 0, 0)) + up * (sz * thickness)))
    for i in range(len(points) - 1):
        a, b = i * 4, (i + 1) * 4
        for k in range(4):
            faces.append((a + k, a + (k + 1) % 4, b + (k + 1) % 4, b + k))
    faces.append((3, 2, 1, 0))
    last = (len(points) - 1) * 4
    faces.append((last, last + 1, last + 2, last + 3))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    made = bmesh.new()
    made.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(made, faces=made.faces)
    made.to_mesh(mesh)
    made.free()
    thing = _link(name, mesh, material, at, turn)
    rim = thing.modifiers.new("rim", "BEVEL")
    rim.width = bevel
    rim.segments = 3
    rim.limit_method = "ANGLE"
    rim.angle_limit = math.radians(60)
    return thing


def smooth_path(points, steps=8):
    """A Catmull-Rom curve through points of any number of coordinates."""
    ends = [tuple(2 * a - b for a, b in zip(points[0], points[1]))]
    ends += list(points)
    ends += [tuple(2 * a - b for a, b in zip(points[-1], points[-2]))]
    out = []
    for i in range(1, len(ends) - 2):
        p0, p1, p2, p3 = ends[i - 1 : i + 3]
        for s in range(steps):
            t = s / steps
            out.append(
                tuple(
                    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                    for a, b, c, d in zip(p0, p1, p2, p3)
                )
            )
    out.append(tuple(points[-1]))
    return out


def stitches(path, offset, width, material, pitch=0.035, lift=0.0):
    """A seam along a path of (y, z) at x = ± offset: short threads that lie on the ribbon's upper side."""
    parts = []
    travelled, due = 0.0, pitch / 2
    for (y0, z0), (y1, z1) in zip(path, path[1:]):
        length = math.hypot(y1 - y0, z1 - z0)
        while length and due <= travelled + length:
            t = (due - travelled) / length
            y, z = y0 + (y1 - y0) * t, z0 + (z1 - z0) * t
            slope = math.degrees(math.atan2(z1 - z0, y1 - y0))
            ny, nz = -math.sin(math.radians(slope)), math.cos(math.radians(slope))
            for side in (-1, 1):
                thread = box("stitch", (width, pitch * 0.62, width * 0.8), material, width * 0.3)
                thread.location = (side * offset, y + ny * lift, z + nz * lift)
                thread.rotation_euler = (math.radians(slope), 0, 0)
                parts.append(thread)
            due += pitch
        travelled += length
    return parts


def wire(name, points, radius, material, steps=8, cyclic=False):
    """A round wire through points in space."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 5
    spline = curve.splines.new("POLY")
    line = smooth_path(points, steps)
    spline.points.add(len(line) - 1)
    for target, point in zip(spline.points, line):
        target.co = (*point, 1)
    spline.use_cyclic_u = cyclic
    spline.use_smooth = True
    thing = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(thing)
    curve.materials.append(material)
    return thing


def words(text, size, material, at=(0, 0, 0), turn=(0, 0, 0), font=None, depth=0.004, spacing=1.15):
    """Letters with a little depth, centred on `at`."""
    curve = bpy.data.curves.new("words", "FONT")
    curve.body = text
    curve.size = size
    curve.extrude = depth
    curve.align_x, curve.align_y = "CENTER", "CENTER"
    curve.space_character = spacing
    if font:
        curve.font = bpy.data.fonts.load(font, check_existing=True)
    thing = bpy.data.objects.new("words", curve)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = [math.radians(a) for a in turn]
    curve.materials.append(material)
    return thing


