"""The studio itself: one light for every picture, the ground, the camera."""

import bpy
import materials as m
import solids as s
from mathutils import Vector

LIGHTS = ("key", "rim", "top", "glow")
WARM, COOL, SOFT = (1.0, 0.90, 0.76), (0.86, 1.0, 0.95), (1.0, 0.96, 0.90)


def softbox(name, at, towards, size, power, colour):
    """An area light of a width and height that looks at a point; its name is its light group."""
    light = bpy.data.lights.new(name, "AREA")
    light.shape, light.size, light.size_y = "RECTANGLE", size[0], size[1]
    light.energy, light.color = power, colour
    thing = bpy.data.objects.new(name, light)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = False
    thing.lightgroup = name if name in LIGHTS else ""
    return thing


def light(middle=(0, 0, 0.5), strength=1.0, key=1.0, rim=1.0, top=1.0, reach=1.0):
    """The one light: a warm softbox at the upper left, a cool edge from behind at the right, a wide soft ceiling."""
    x, y, z = middle
    softbox("key", (x - 2.6 * reach, y - 1.7 * reach, z + 2.3 * reach), middle, (1.5 * reach, 2.0 * reach), 95 * strength * key * reach**2, WARM)
    softbox("rim", (x + 2.4 * reach, y + 1.9 * reach, z + 1.5 * reach), middle, (0.7 * reach, 2.2 * reach), 80 * strength * rim * reach**2, COOL)
    softbox("top", (x + 0.3 * reach, y + 0.4 * reach, z + 3.4 * reach), middle, (3.2 * reach, 1.2 * reach), 36 * strength * top * reach**2, SOFT)


def world(colour=(0.004, 0.018, 0.012), strength=1.0):
    """A dim surrounding that is brighter above."""
    made = bpy.data.worlds.new("world")
    bpy.context.scene.world = made
    made.use_nodes = True
    made.node_tree.nodes["Background"].inputs[0].default_value = (*colour, 1)
    made.node_tree.nodes["Background"].inputs[1].default_value = strength


def ground(material, size=40, at=(0, 0, 0)):
    half = size / 2
    return s.sheet("ground", [(-half, -half), (half, -half), (half, half), (-half, half)], material, at)


def wall(material, y=4.0, width=40, height=20):
    thing = s.sheet("wall", [(-width / 2, 0), (width / 2, 0), (width / 2, height), (-width / 2, height)], material, (0, y, 0), (90, 0, 0))
    return thing


def wall_glow(x, z, y=4.0, power=30, colour=(0.5, 1.0, 0.75), size=1.6):
    """Light on the wall behind the subject, so that its outline stands out."""
    return softbox("glow", (x, y - 1.1, z - 1.6), (x, y, z), (size, 0.5), power, colour)


def camera(at, towards, lens=60, focus=None, stop=4.0, shift=(0, 0)):
    """A camera of a focal length (mm, on 36 mm) at a point; `focus` is the point that is sharp, `stop` the opening's f-number."""
    data = bpy.data.cameras.new("camera")
    thing = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    data.lens = lens
    data.shift_x, data.shift_y = shift
    data.dof.use_dof = True
    data.dof.focus_distance = (Vector(focus or towards) - Vector(at)).length
    data.dof.aperture_fstop = stop / 10
    data.clip_start = 0.01
    bpy.context.scene.camera = thing
    return thing


def painted_wall(colour=(0.006, 0.036, 0.025)):
    return m.principled("paint", colour, 0.7)


