"""Where the camera sees the displays: the app's screens are put there after the render, sharp and in each language."""
import json

import bpy
import materials as m
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

_noted = []
PASS = "Screen"


def clear():
    _noted.clear()


def note(name, display):
    """Remembers a display that shows the app screen `name`, and gives its mask a pass."""
    m.mark(display.data.materials[0], f"{PASS}{len(_noted)}")
    _noted.append((name, display))


def add_passes():
    for i in range(len(_noted)):
        aov = bpy.context.view_layer.aovs.add()
        aov.name, aov.type = f"{PASS}{i}", "VALUE"


def _circle_of_confusion(camera, point):
    """Diameter of the blur of a point, as a share of the picture's width."""
    data = camera.data
    if not data.dof.use_dof:
        return 0.0
    distance = -(camera.matrix_world.inverted() @ point).z
    # the scenes are in decimetres, lenses in millimetres: Blender takes a unit for a metre
    lens = data.lens / 1000
    focus = data.dof.focus_distance
    aperture = lens / data.dof.aperture_fstop
    return abs(distance - focus) / distance * aperture * lens / (focus - lens) / (data.sensor_width / 1000)


def write(path):
    """Writes the corners of every display, upper left first and clockwise, as shares of the picture's width and height from its upper left."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    placed = []
    for name, display in _noted:
        xs = [v.co.x for v in display.data.vertices]
        ys = [v.co.y for v in display.data.vertices]
        corners = [(min(xs), max(ys)), (max(xs), max(ys)), (max(xs), min(ys)), (min(xs), min(ys))]
        seen = [world_to_camera_view(scene, scene.camera, display.matrix_world @ Vector((x, y, 0))) for x, y in corners]
        middle = display.matrix_world @ Vector((sum(xs) / len(xs), sum(ys) / len(ys), 0))
        placed.append({"screen": name, "corners": [[p.x, 1 - p.y] for p in seen], "blur": _circle_of_confusion(scene.camera, middle)})
    with open(path, "w") as file:
        json.dump(placed, file, indent=1)
