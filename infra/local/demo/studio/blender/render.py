"""Renders one scene twice with different seeds, as uncompressed multilayer OpenEXR that develop.ts turns into a picture.

blender -b -noaudio -P render.py -- SCENE TEXTURES OUT [WIDTH] [SAMPLES]
"""
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import materials
import scenes
import screens
import stage

MAX_BOUNCES = 3
INDIRECT_CLAMP = 3.0
DIRECT_CLAMP = 6.0
NOISE_LIMIT = 0.035


def prepare(width, height, samples):
    """Cycles on the processor, with the passes that the denoiser reads."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = NOISE_LIMIT
    cycles.adaptive_min_samples = 6
    cycles.use_denoising = False
    cycles.max_bounces = cycles.diffuse_bounces = MAX_BOUNCES
    cycles.glossy_bounces = MAX_BOUNCES
    cycles.transmission_bounces = 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = INDIRECT_CLAMP
    cycles.sample_clamp_direct = DIRECT_CLAMP
    cycles.blur_glossy = 0.6
    cycles.filter_width = 1.4
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.use_persistent_data = True
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    for name in stage.LIGHTS:
        bpy.ops.scene.view_layer_add_lightgroup(name=name)
    settings = scene.render.image_settings
    settings.file_format = "OPEN_EXR_MULTILAYER"
    settings.color_depth = "16"
    settings.exr_codec = "NONE"


def main():
    name, textures, out, *rest = sys.argv[sys.argv.index("--") + 1 :]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.TEXTURES["folder"] = textures
    made = scenes.SCENES[name]
    width = int(rest[0]) if rest else made.width
    samples = int(rest[1]) if len(rest) > 1 else made.samples
    prepare(width, round(width * made.height / made.width), samples // 2)
    made.build()
    screens.add_passes()
    screens.write(os.path.join(out, f"{name}.screens.json"))
    for seed in (1, 2):
        bpy.context.scene.cycles.seed = seed
        bpy.context.scene.render.filepath = os.path.join(out, f"{name}.{seed}.exr")
        bpy.ops.render.render(write_still=True)


main()
