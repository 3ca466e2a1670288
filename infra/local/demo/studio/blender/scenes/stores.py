"""Four places where the app is at home: a boutique, its counter, a workshop and a shop front at dusk. A room is built at a tenth of its size."""
import jewels as j
import materials as m
import solids as s
import stage
import trinkets as t

from .scene import place
from .sections import armchair, bust, shelves, watch_on_cushion

WARM = (1.0, 0.62, 0.27)


def _niche_wall(y, columns, rows, width=0.62, height=0.5, gap=0.16, bottom=0.55):
    """A panelled wall with lit niches, a velvet bust in each."""
    total = columns * (width + gap) - gap
    for c in range(columns):
        for r in range(rows):
            x, z = -total / 2 + width / 2 + c * (width + gap), bottom + r * (height + gap)
            s.box("light", (width, 0.01, height), m.lit_niche(WARM, 0.24), 0, (x, y, z))
            s.box("sill", (width + 0.05, 0.22, 0.02), m.brushed_gold(), 0.004, (x, y - 0.1, z - 0.02))
            if (c + r) % 2:
                bust((x, y - 0.1, z), 0.36, m.velvet((0.04, 0.14, 0.095)))
            else:
                for dx, tall in ((-0.14, 0.1), (0.0, 0.2), (0.14, 0.1)):
                    s.box("stand", (0.1, 0.1, tall), m.velvet((0.42, 0.36, 0.26)), 0.006, (x + dx, y - 0.1, z))


def _showcase(at, turn=0, width=1.3):
    """A counter of walnut with a lit glass box on it."""
    parts = [
        s.box("body", (width, 0.55, 0.62), m.wood(), 0.01),
        s.box("plinth", (width - 0.06, 0.5, 0.04), m.brushed_gold(), 0.004, (0, 0, -0.02)),
        s.box("bed", (width - 0.05, 0.5, 0.02), m.velvet((0.4, 0.34, 0.24)), 0.004, (0, 0, 0.62)),
        s.box("strip", (width - 0.06, 0.012, 0.012), m.glow(WARM, 14), 0, (0, 0.24, 0.80)),
    ]
    for x in (-width / 2 + 0.008, width / 2 - 0.008):
        for y in (-0.265, 0.265):
            parts.append(s.box("post", (0.014, 0.014, 0.2), m.gold(), 0.002, (x, y, 0.62)))
    for y in (-0.265, 0.265):
        parts.append(s.box("rail", (width, 0.014, 0.014), m.gold(), 0.002, (0, y, 0.82)))
    for i in range(int(width / 0.26)):
        parts.append(s.torus("ring", 0.04, 0.008, m.gold(0.1), (-width / 2 + 0.2 + i * 0.26, -0.02, 0.66), (70, 0, 20 * i)))
    return s.group(at, (0, 0, turn), parts)


def boutique():
    stage.world(strength=1.6)
    stage.ground(m.marble((0.03, 0.05, 0.04), (0.10, 0.14, 0.11), 0.14))
    stage.wall(stage.painted_wall(), 2.4)
    _niche_wall(2.36, 6, 2)
    _showcase((-0.95, 0.6, 0.02), 8)
    _showcase((0.85, 0.75, 0.02), -8)
    armchair((1.7, -0.5, 0), -60, m.velvet((0.010, 0.075, 0.05)))
    for x in (-0.95, 0.0, 0.95):
        s.lathe("cord", [(0.004, 2.0), (0.004, 4)], m.gold(), 12, (x, 0.6, 0))
        s.ball("lamp", 0.1, m.glow((1.0, 0.85, 0.62), 5), (x, 0.6, 1.95))
    stage.light((0, 0.5, 0.6), 0.55)
    stage.camera((-0.3, -4.6, 1.25), (0.05, 0.6, 0.88), 40, (0, 0.6, 0.7), 8)


def counter():
    stage.world(strength=1.4)
    stage.ground(m.marble())
    stage.wall(stage.painted_wall(), 5)
    stage.light((0.2, 0, 0.4), 1.4)
    shelves(4.4)
    s.slab("tray", s.rounded_outline(1.7, 1.1, 0.06), 0.05, m.leather((0.012, 0.06, 0.042), grain=60), 0.015, 4, (0.3, -0.05, 0), (0, 0, -6))
    watch_on_cushion("signature", (0.05, 0.05), -14).location.z += 0.05
    watch_on_cushion("classic", (0.62, -0.02), -20, m.cognac(grain=34)).location.z += 0.05
    j.ring((0.42, -0.38, 0.05), (0, 0, 30))
    stage.camera((-0.3, -4.9, 1.9), (0.3, 0, 0.45), 62, (0.3, -0.05, 0.5), 4.5)


def workshop():
    stage.world((0.02, 0.022, 0.018), 1.3)
    stage.ground(m.wood((0.06, 0.03, 0.014), (0.15, 0.08, 0.036)))
    stage.wall(stage.painted_wall((0.03, 0.05, 0.04)), 3)
    stage.light((0.2, 0, 0.3), 1.2)
    for i in range(7):
        j.screwdriver((-0.3 + i * 0.15, 0.95, 0), (78, 0, 0), ((0.01, 0.08, 0.055), (0.30, 0.10, 0.03))[i % 2])
    s.box("rack", (1.25, 0.22, 0.2), m.wood(), 0.01, (0.15, 1.05, 0))
    s.slab("mat", s.rounded_outline(1.9, 1.3, 0.05), 0.02, m.leather((0.008, 0.045, 0.031), grain=70, strength=0.2), 0.008, 3, (0.25, -0.1, 0))
    j.watch("prestige", (0.2, -0.05, 0.02), (0, 0, -12), m.leather())
    t.loupe((0.78, -0.25, 0.02), -20)
    j.tweezers((-0.5, -0.35, 0.02), (0, 0, 32))
    s.lathe("foot", [(0, 0), (0.22, 0), (0.22, 0.03), (0.03, 0.05), (0.02, 1.1), (0, 1.1)], m.brushed_gold(), 64, (-1.0, 0.75, 0))
    s.wire("arm", [(-1.0, 0.75, 1.08), (-0.75, 0.6, 1.32), (-0.35, 0.4, 1.34)], 0.02, m.brushed_gold())
    s.lathe("shade", [(0.07, 0.12), (0.2, 0), (0.19, 0), (0.065, 0.11), (0, 0.12)], m.lacquer((0.006, 0.045, 0.03)), 64, (-0.3, 0.38, 1.18))
    s.ball("bulb", 0.06, m.glow((1.0, 0.82, 0.55), 25), (-0.3, 0.38, 1.2))
    stage.camera((0.0, -3.6, 1.75), (0.2, 0.1, 0.32), 50, (0.2, -0.05, 0.05), 5.6)


def facade():
    stone = m.principled("stone", (0.16, 0.145, 0.115), 0.7)
    green = m.lacquer((0.005, 0.035, 0.024))
    stage.world((0.012, 0.022, 0.04), 1.6)
    stage.ground(m.principled("pavement", (0.035, 0.037, 0.037), 0.28))
    s.box("house", (12, 0.3, 5), stone, 0, (0, 1.2, 1.75))
    for x in (-4.2, 4.2):
        s.box("pier", (5.4, 0.34, 2.0), stone, 0.02, (x, 1.2, 0))
    s.box("front", (3.3, 0.1, 0.34), green, 0.01, (0, 0.98, 1.52))
    s.words("UHREN   SCHMUCK", 0.17, m.gold(0.25), (0, 0.92, 1.69), (90, 0, 0), depth=0.012, spacing=1.5)
    for x in (-1.52, -0.42, 0.42, 1.52):
        s.box("jamb", (0.16, 0.16, 1.6), green, 0.01, (x, 1.0, 0))
    for x in (-0.97, 0.97):
        s.box("sill", (1.0, 0.14, 0.42), green, 0.01, (x, 1.0, 0))
        s.box("bed", (0.96, 0.6, 0.04), m.velvet((0.4, 0.34, 0.24)), 0.004, (x, 1.35, 0.42))
        s.box("back", (0.96, 0.02, 1.1), m.lit_niche(WARM, 0.26), 0, (x, 1.62, 0.42))
        for dx, h in ((-0.26, 0.28), (0.0, 0.42), (0.26, 0.24)):
            bust((x + dx, 1.28, 0.46 + h - 0.24), 0.32, m.velvet((0.03, 0.10, 0.07)))
            s.box("stand", (0.16, 0.16, max(0.01, h - 0.24)), m.ivory_stone(), 0.004, (x + dx, 1.28, 0.46))
    s.box("door", (0.7, 0.06, 1.52), green, 0.01, (0, 1.05, 0))
    s.box("pane", (0.5, 0.02, 1.1), m.glow(WARM, 0.16), 0, (0, 1.01, 0.3))
    s.box("step", (1.0, 0.3, 0.05), stone, 0.01, (0, 0.8, 0))
    s.lathe("handle", [(0.012, 0), (0.012, 0.3)], m.gold(), 16, (0.29, 0.98, 0.6))
    for x in (-1.95, 1.95):
        s.ball("lantern", 0.07, m.glow((1.0, 0.8, 0.5), 12), (x, 0.9, 1.35))
    stage.light((0, 0, 1), 0.22)
    stage.camera((-0.7, -4.6, 0.85), (0.05, 1, 0.92), 46, (0, 1, 0.9), 8)


SCENES = {
    "store-boutique": place(boutique),
    "store-counter": place(counter),
    "store-workshop": place(workshop),
    "store-facade": place(facade),
}
