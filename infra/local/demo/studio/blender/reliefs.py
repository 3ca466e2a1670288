"""Engine turning as real relief, which answers the light as cut metal does. Lengths are decimetres, angles radians."""
import math

import solids as s


def tube(name, radius, span, height, material, steps=320, rows=220, at=(0, 0, 0)):
    """A tube around z: `radius` by z, with a relief by angle and z."""
    start, end = span
    vertices, faces = [], []
    for k in range(rows + 1):
        z = start + (end - start) * k / rows
        for i in range(steps):
            a = 2 * math.pi * i / steps
            # the relief fades towards both ends, where the rings lie
            fade = min(1, 24 * k / rows, 24 * (rows - k) / rows)
            out = radius(z) + height(a, z) * fade
            vertices.append((out * math.cos(a), out * math.sin(a), z))
    for k in range(rows):
        for i in range(steps):
            j = (i + 1) % steps
            faces.append((k * steps + i, k * steps + j, (k + 1) * steps + j, (k + 1) * steps + i))
    return s.mesh(name, vertices, faces, material, at)


def disc(name, radius, dome, height, material, steps=360, rings=90, inner=0.0, at=(0, 0, 0)):
    """A disc whose middle is `dome` higher than its rim, with a relief by angle and share of the radius."""
    vertices, faces = [], []
    for k in range(rings + 1):
        share = inner + (1 - inner) * k / rings
        for i in range(steps):
            a = 2 * math.pi * i / steps
            fade = min(1, 10 * (1 - share))
            z = dome * (1 - share * share) + height(a, share) * fade
            vertices.append((radius * share * math.cos(a), radius * share * math.sin(a), z))
    for k in range(rings):
        for i in range(steps):
            j = (i + 1) % steps
            faces.append((k * steps + i, k * steps + j, (k + 1) * steps + j, (k + 1) * steps + i))
    return s.mesh(name, vertices, faces, material, at)


def barleycorn(count, depth, pitch):
    """Grains around a tube: where ridges that wind both ways cross."""
    return lambda a, z: depth * abs(math.sin(count * a / 2 + math.pi * z / pitch)) * abs(math.sin(count * a / 2 - math.pi * z / pitch))


def flames(count, depth, swirl):
    """Rays that bend outwards, as under flinqué enamel."""
    return lambda a, share: depth * share**0.5 * math.sin(count * a + swirl * share)


def spirals(count, depth, swirl):
    """Spirals of both directions that cut each other."""
    return lambda a, share: depth * share**0.5 * abs(math.sin(count * a / 2 + swirl * share)) * abs(math.sin(count * a / 2 - swirl * share))
