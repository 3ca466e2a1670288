"""The materials of the studio. Colours are linear RGB, lengths are decimetres."""
import bpy

TEXTURES = {}


def principled(name, colour, roughness, metallic=0.0, **inputs):
    """A new principled material; further inputs are named as Blender names them, with underscores."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*colour, 1)
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Metallic"].default_value = metallic
    for key, value in inputs.items():
        shader.inputs[key.replace("_", " ")].default_value = value
    return material


def _nodes(material):
    tree = material.node_tree
    return tree, tree.nodes["Principled BSDF"]


def _noise(tree, scale, detail=6.0, distortion=0.0, stretch=None, space="Object"):
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = detail
    noise.inputs["Distortion"].default_value = distortion
    source = coordinates.outputs[space]
    if stretch:
        mapping = tree.nodes.new("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = stretch
        tree.links.new(source, mapping.inputs["Vector"])
        source = mapping.outputs["Vector"]
    tree.links.new(source, noise.inputs["Vector"])
    return noise


def _ramp(tree, source, stops):
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, colour) in zip(elements, stops):
        element.position = position
        element.color = (*colour, 1)
    tree.links.new(source, ramp.inputs["Fac"])
    return ramp


def _bump(tree, shader, source, strength, distance=0.02):
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = distance
    tree.links.new(source, bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])


def gold(roughness=0.2):
    return principled("gold", (0.83, 0.56, 0.22), roughness, 1.0)


def brushed_gold():
    material = principled("brushed gold", (0.78, 0.53, 0.22), 0.34, 1.0)
    tree, shader = _nodes(material)
    noise = _noise(tree, 18, 3, 0, (1, 60, 1))
    _bump(tree, shader, noise.outputs["Fac"], 0.05)
    return material


def steel(roughness=0.22):
    return principled("steel", (0.62, 0.63, 0.62), roughness, 1.0)


def graphite():
    return principled("graphite", (0.05, 0.052, 0.05), 0.32, 1.0)


def black_glass():
    return principled("black glass", (0.004, 0.005, 0.005), 0.06, 0.0, Specular=0.5)


def marble(dark=(0.006, 0.035, 0.025), vein=(0.05, 0.12, 0.09), roughness=0.16, scale=0.3):
    """Polished stone with thin veins."""
    material = principled("marble", dark, roughness)
    tree, shader = _nodes(material)
    noise = _noise(tree, scale, 11, 0.9)
    mid = tuple(d + (v - d) * 0.06 for d, v in zip(dark, vein))
    ramp = _ramp(tree, noise.outputs["Fac"], [(0.36, dark), (0.49, mid), (0.50, vein), (0.507, mid), (0.64, tuple(d * 0.6 for d in dark))])
    tree.links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    return material


def ivory_stone():
    """Honed limestone."""
    material = principled("ivory stone", (0.62, 0.55, 0.44), 0.42)
    tree, shader = _nodes(material)
    noise = _noise(tree, 5, 10, 0.4)
    ramp = _ramp(tree, noise.outputs["Fac"], [(0.3, (0.56, 0.49, 0.38)), (0.7, (0.68, 0.61, 0.50))])
    tree.links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    _bump(tree, shader, noise.outputs["Fac"], 0.06)
    return material


def leather(colour=(0.012, 0.055, 0.038), grain=42.0, roughness=0.45, strength=0.35):
    """Grained leather; `grain` counts cells a decimetre."""
    material = principled("leather", colour, roughness, Specular=0.4)
    tree, shader = _nodes(material)
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    cells = tree.nodes.new("ShaderNodeTexVoronoi")
    cells.feature = "SMOOTH_F1"
    cells.inputs["Scale"].default_value = grain
    cells.inputs["Smoothness"].default_value = 0.5
    tree.links.new(coordinates.outputs["Object"], cells.inputs["Vector"])
    _bump(tree, shader, cells.outputs["Distance"], strength, 0.015)
    tone = _noise(tree, 2.5, 4)
    lighter = tuple(min(1.0, c * 1.35) for c in colour)
    darker = tuple(c * 0.75 for c in colour)
    ramp = _ramp(tree, tone.outputs["Fac"], [(0.3, darker), (0.7, lighter)])
    tree.links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    return material


def scaled_leather(colour=(0.008, 0.058, 0.040)):
    """Leather with scales pressed into it: large along the middle, their seams deep."""
    material = principled("scales", colour, 0.3, Specular=0.5, Clearcoat=0.25, Clearcoat_Roughness=0.2)
    tree, shader = _nodes(material)
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    mapping = tree.nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = (1.0, 1.35, 1.0)
    cells = tree.nodes.new("ShaderNodeTexVoronoi")
    cells.feature = "DISTANCE_TO_EDGE"
    cells.inputs["Scale"].default_value = 11
    cells.inputs["Randomness"].default_value = 0.55
    tree.links.new(coordinates.outputs["Object"], mapping.inputs["Vector"])
    tree.links.new(mapping.outputs["Vector"], cells.inputs["Vector"])
    ramp = _ramp(tree, cells.outputs["Distance"], [(0.0, (0, 0, 0)), (0.07, (0.6, 0.6, 0.6)), (0.3, (1, 1, 1))])
    _bump(tree, shader, ramp.outputs["Color"], 0.85, 0.02)
    tone = _ramp(tree, cells.outputs["Distance"], [(0.0, tuple(c * 0.3 for c in colour)), (0.08, colour)])
    tree.links.new(tone.outputs["Color"], shader.inputs["Base Color"])
    return material


def cognac(**more):
    return leather((0.24, 0.085, 0.026), **more)


def velvet(colour=(0.008, 0.05, 0.034)):
    material = principled("velvet", colour, 0.9, Sheen=1.0, Sheen_Tint=0.6, Specular=0.1)
    tree, shader = _nodes(material)
    noise = _noise(tree, 160, 2)
    _bump(tree, shader, noise.outputs["Fac"], 0.25, 0.01)
    return material


def linen(colour=(0.34, 0.29, 0.21)):
    """Woven cloth: two crossed waves."""
    material = principled("linen", colour, 0.85, Specular=0.15)
    tree, shader = _nodes(material)
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    height = None
    for direction in ("X", "Y"):
        wave = tree.nodes.new("ShaderNodeTexWave")
        wave.bands_direction = direction
        wave.inputs["Scale"].default_value = 26
        wave.inputs["Distortion"].default_value = 1.2
        wave.inputs["Detail"].default_value = 1
        tree.links.new(coordinates.outputs["Object"], wave.inputs["Vector"])
        if height is None:
            height = wave.outputs["Fac"]
        else:
            add = tree.nodes.new("ShaderNodeMath")
            add.operation = "ADD"
            tree.links.new(height, add.inputs[0])
            tree.links.new(wave.outputs["Fac"], add.inputs[1])
            height = add.outputs[0]
    _bump(tree, shader, height, 0.3, 0.01)
    return material


def wood(dark=(0.035, 0.014, 0.006), light=(0.11, 0.045, 0.018), roughness=0.32):
    """Oiled walnut with its grain along x."""
    material = principled("walnut", dark, roughness)
    tree, shader = _nodes(material)
    noise = _noise(tree, 2.2, 9, 0.8, (0.5, 7, 7))
    ramp = _ramp(tree, noise.outputs["Fac"], [(0.32, dark), (0.5, light), (0.68, dark)])
    tree.links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    _bump(tree, shader, noise.outputs["Fac"], 0.08)
    return material


def lacquer(colour):
    return principled("lacquer", colour, 0.12, 0.0, Clearcoat=1.0, Clearcoat_Roughness=0.04)


def pearl():
    return principled("pearl", (0.82, 0.76, 0.66), 0.16, 0.0, Specular=0.7, Clearcoat=0.7, Sheen=0.4)


def gem(colour=(0.004, 0.22, 0.09)):
    """A cut stone without the cost of real refraction."""
    return principled("gem", colour, 0.03, 0.55, Clearcoat=1.0, Clearcoat_Roughness=0.0)


def enamel(colour=(0.006, 0.20, 0.105)):
    """Translucent enamel over metal: the relief below shines through, the surface above is glass."""
    return principled("enamel", colour, 0.22, 0.85, Clearcoat=1.0, Clearcoat_Roughness=0.03)


def glass():
    """Clear glass that lets light pass to what lies below it, although the renderer follows no caustics."""
    material = bpy.data.materials.new("glass")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    clear = tree.nodes.new("ShaderNodeBsdfGlass")
    clear.inputs["Color"].default_value = (0.97, 1.0, 0.985, 1)
    clear.inputs["IOR"].default_value = 1.45
    clear.inputs["Roughness"].default_value = 0.0
    passing = tree.nodes.new("ShaderNodeBsdfTransparent")
    path = tree.nodes.new("ShaderNodeLightPath")
    mix = tree.nodes.new("ShaderNodeMixShader")
    output = tree.nodes.new("ShaderNodeOutputMaterial")
    tree.links.new(path.outputs["Is Shadow Ray"], mix.inputs[0])
    tree.links.new(clear.outputs[0], mix.inputs[1])
    tree.links.new(passing.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], output.inputs[0])
    return material


def picture(name, path, roughness=0.3, metallic=0.0):
    """A material that shows a picture by UV."""
    material = principled(name, (0, 0, 0), roughness, metallic)
    tree, shader = _nodes(material)
    tree.links.new(_image(tree, path).outputs["Color"], shader.inputs["Base Color"])
    return material


def _image(tree, path):
    image = tree.nodes.new("ShaderNodeTexImage")
    image.image = bpy.data.images.load(path, check_existing=True)
    image.extension = "EXTEND"
    return image


def display(path, strength):
    """A display: it lights its surroundings with a picture, while the camera sees only what its glass mirrors (screens.py)."""
    material = principled("display", (0, 0, 0), 0.1, Specular=0.25)
    tree, shader = _nodes(material)
    tree.links.new(_image(tree, path).outputs["Color"], shader.inputs["Emission"])
    seen = tree.nodes.new("ShaderNodeLightPath")
    light = tree.nodes.new("ShaderNodeMath")
    light.operation = "MULTIPLY_ADD"
    light.inputs[1].default_value, light.inputs[2].default_value = -strength, strength
    tree.links.new(seen.outputs["Is Camera Ray"], light.inputs[0])
    tree.links.new(light.outputs[0], shader.inputs["Emission Strength"])
    return material


def mark(material, name):
    """Writes 1 into the pass `name` wherever the camera sees the material."""
    tree = material.node_tree
    one = tree.nodes.new("ShaderNodeValue")
    one.outputs[0].default_value = 1
    output = tree.nodes.new("ShaderNodeOutputAOV")
    output.name = name
    tree.links.new(one.outputs[0], output.inputs["Value"])


def glow(colour, strength):
    material = bpy.data.materials.new("glow")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    emission = tree.nodes.new("ShaderNodeEmission")
    emission.inputs["Color"].default_value = (*colour, 1)
    emission.inputs["Strength"].default_value = strength
    output = tree.nodes.new("ShaderNodeOutputMaterial")
    tree.links.new(emission.outputs[0], output.inputs[0])
    return material


def lit_niche(colour, strength):
    """The rear of a niche with a lamp above: bright below the lamp, fading towards the shelf."""
    material = glow(colour, strength)
    tree = material.node_tree
    emission = next(node for node in tree.nodes if node.type == "EMISSION")
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    axes = tree.nodes.new("ShaderNodeSeparateXYZ")
    fade = tree.nodes.new("ShaderNodeMapRange")
    fade.interpolation_type = "SMOOTHSTEP"
    fade.inputs["To Min"].default_value, fade.inputs["To Max"].default_value = strength * 0.22, strength * 1.9
    tree.links.new(coordinates.outputs["Generated"], axes.inputs[0])
    tree.links.new(axes.outputs["Z"], fade.inputs["Value"])
    tree.links.new(fade.outputs["Result"], emission.inputs["Strength"])
    return material
