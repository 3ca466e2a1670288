"""The scenes of the home page, one subject each."""
import devices as d
import jewels as j
import leather as l
import materials as m
import pens as p
import solids as s
import stage
import trinkets as t

from .scene import Scene, wide


def room(stone=None, middle=(0.2, 0, 0.6), glow_x=0.4, wall_y=5.0, **light):
    """A polished counter before a dark green wall."""
    stage.world(strength=1.4)
    stage.ground(stone or m.marble())
    stage.wall(stage.painted_wall(), wall_y)
    stage.wall_glow(glow_x, 1.5, wall_y, 110, size=2.4)
    stage.light(middle, **light)


def watch_on_cushion(edition, at, turn=0, strap=None):
    """A watch closed around its cushion, its dial leaning back towards the light."""
    x, y = at
    body = j.watch(edition, (0, 0, 0), (0, 0, 0), strap or m.leather(), flat=False)
    pillow = s.box("pillow", (0.3, 0.56, 0.4), m.velvet((0.35, 0.30, 0.22)), 0.12, (0, 0, -0.43))
    pillow.parent = body
    body.rotation_euler = (0.96, 0, 0)
    return s.group((x, y, 0.535), (0, 0, turn), [body])


def hero():
    room(middle=(0.4, -0.2, 0.7), strength=1.5)
    d.standing(d.phone, "prestige-house", (0.22, 0.1, 0), -14, 12)
    watch_on_cushion("prestige", (0.98, -0.36), -26)
    # the shift leaves room for the bar above the phone and for the words at its left
    stage.camera((-0.35, -5.2, 1.15), (-0.06, 0, 0.69), 54, (0.22, 0.05, 0.8), 5.6, (-0.065, 0.028))


def editions():
    room(middle=(0, 0, 0.8), glow_x=0.2, strength=1.5)
    for x, y, turn, height, screen, frame in (
        (-0.72, 0.5, 10, 0.1, "classic-catalogue", m.steel()),
        (0.06, -0.2, 0, 0.22, "signature-house", m.gold(0.22)),
        (0.84, 0.5, -10, 0.16, "prestige-catalogue", m.graphite()),
    ):
        plinth = m.ivory_stone() if x < 0 else m.marble((0.012, 0.05, 0.036)) if x > 1 else m.brushed_gold()
        s.box("plinth", (0.72, 0.7, height), plinth, 0.012, (x, y + 0.16, 0), (0, 0, turn))
        d.standing(d.phone, screen, (x, y, height), turn, 10, frame)
    stage.camera((0.2, -7.4, 1.5), (0.34, 0, 0.92), 52, (0.06, -0.2, 1.0), 8)


def repair():
    stage.world(strength=1.4)
    stage.ground(m.wood())
    stage.light((0.2, 0, 0.2), 1.15)
    s.slab("mat", s.rounded_outline(2.9, 1.75, 0.06), 0.02, m.leather((0.008, 0.045, 0.031), grain=70, strength=0.2), 0.008, 3, (0.35, 0.02, 0), (0, 0, 4))
    d.phone("classic-atelier-repair", m.gold(0.22), (-0.06, 0.02, 0.1), (0, 0, 14))
    j.watch("classic-atelier", (1.0, 0.3, 0.02), (0, 0, -8), m.cognac(grain=34))
    t.loupe((0.62, -0.46, 0.02), -10)
    j.tweezers((-0.82, 0.42, 0.02), (0, 0, -62))
    j.screwdriver((1.36, -0.5, 0.02), (0, 0, 8))
    j.screwdriver((1.5, -0.48, 0.02), (0, 0, 3), (0.30, 0.10, 0.03))
    stage.camera((0.05, -3.3, 3.3), (0.22, 0.0, 0.05), 60, (0.05, 0, 0.1), 8)


def evening():
    stage.world(strength=1.4)
    stage.ground(m.leather((0.012, 0.06, 0.042), grain=70, roughness=0.5, strength=0.2))
    stage.wall(stage.painted_wall(), 4)
    stage.light((0.3, 0, 0.4), 1.3)
    d.standing(d.phone, "signature-house", (0.14, 0.1, 0), -10, 14, m.gold(0.2))
    s.box("cube", (0.34, 0.34, 0.18), m.ivory_stone(), 0.01, (0.92, -0.2, 0), (0, 0, 22))
    j.ring((0.92, -0.2, 0.18), (0, 0, 40))
    j.pearls([(-0.3, -0.4), (0.0, -0.52), (0.3, -0.5), (0.52, -0.56), (0.76, -0.62)], 0.036)
    # above the phone there is room for the bar
    stage.camera((-0.25, -5.2, 1.5), (-0.16, 0, 0.74), 48, (0.14, 0, 0.8), 5.6)


def bust(at, height, material):
    """A bust for necklaces: narrow foot, shoulders, neck."""
    profile = [(0, 0), (0.11, 0), (0.11, 0.02), (0.09, 0.03), (0.2, 0.24), (0.33, 0.6), (0.3, 0.72), (0.15, 0.8), (0.11, 0.9), (0.1, 1.0), (0, 1.0)]
    chain = s.torus("chain", height * 0.2, height * 0.012, m.gold(), (at[0], at[1], at[2] + height * 0.74), (14, 0, 0))
    chain.scale = (1, 0.5, 1)
    return s.lathe("bust", [(r * height, z * height) for r, z in profile], material, 32, at, scale=(1, 0.5, 1))


def shelves(y=4.4, power=6.0):
    """Lit niches in the wall far behind, out of focus: busts, cases and rings take turns."""
    cloth, ivory = m.velvet((0.05, 0.16, 0.11)), m.velvet((0.42, 0.36, 0.26))
    for column, x in enumerate((-2.6, -1.2, 0.2, 1.6, 3.0)):
        for row, z in enumerate((0.9, 2.0)):
            s.box("niche", (1.0, 0.02, 0.78), m.lit_niche((1.0, 0.62, 0.27), power * 0.04), 0.0, (x, y, z))
            s.box("shelf", (1.06, 0.4, 0.03), m.wood(), 0.004, (x, y - 0.2, z - 0.03))
            kind = (column + row) % 3
            if kind == 0:
                bust((x, y - 0.2, z), 0.56, cloth)
            elif kind == 1:
                for dx, tall in ((-0.24, 0.16), (0.0, 0.3), (0.24, 0.16)):
                    s.box("stand", (0.17, 0.17, tall), ivory, 0.01, (x + dx, y - 0.2, z))
                    s.torus("ring", 0.05, 0.014, m.gold(), (x + dx, y - 0.2, z + tall + 0.06), (70, 0, 20))
            else:
                s.box("case", (0.5, 0.3, 0.12), cloth, 0.02, (x, y - 0.2, z))
                s.box("lid", (0.5, 0.05, 0.34), cloth, 0.02, (x, y - 0.06, z + 0.1), (-12, 0, 0))


def branches():
    room(middle=(0.2, 0, 0.8), strength=1.35, rim=0.3)
    shelves()
    d.upright_tablet("signature-boutique-catalogue-tablet", (0.42, 0.35, 0), 8)
    d.standing(d.phone, "signature-boutique-house", (1.32, -0.42, 0), -18, 13)
    # narrow enough for a phone's crop, which must not cut a wordmark
    stage.camera((-0.1, -7.4, 1.6), (0.1, 0, 0.92), 46, (0.4, 0.3, 1.0), 4.0)


def accessories():
    stage.world(strength=1.5)
    stage.ground(m.leather((0.010, 0.055, 0.038), grain=70, roughness=0.5, strength=0.2))
    stage.light((0.3, 0, 0.1), 1.2)
    p.fountain_pen((0.86, -0.62, 0), 10)
    l.card_holder((-0.28, -0.42, 0), 20)
    l.belt_coil((-0.2, 0.55, 0), 88, (0.24, 0.085, 0.026), turns=2.6)
    t.cufflink((0.36, -0.62, 0.082), (62, 0, -28))
    t.cufflink((0.48, -0.34, 0.082), (66, 0, 12))
    stage.camera((-0.1, -3.9, 3.3), (0.22, 0.06, 0.08), 60, (0.2, -0.1, 0.1), 8)


def armchair(at, turn, hide):
    """An armchair with round arms; lengths in decimetres of a room at a tenth of its size."""
    leg = m.brushed_gold()
    parts = [
        s.box("seat", (0.62, 0.62, 0.2), hide, 0.07, (0, -0.02, 0.2)),
        s.box("back", (0.74, 0.2, 0.62), hide, 0.08, (0, 0.34, 0.2), (-10, 0, 0)),
    ]
    for side in (-1, 1):
        parts.append(s.box("arm", (0.16, 0.68, 0.4), hide, 0.07, (side * 0.37, 0.02, 0.16)))
        for y in (-0.26, 0.34):
            parts.append(s.lathe("leg", [(0.012, 0), (0.02, 0.18), (0, 0.18)], leg, 24, (side * 0.32, y, 0)))
    return s.group(at, (0, 0, turn), parts)


def voices():
    ivory = m.principled("plaster", (0.60, 0.53, 0.42), 0.8)
    stage.world((0.10, 0.085, 0.06), 1.2)
    stage.ground(m.wood((0.12, 0.06, 0.028), (0.26, 0.14, 0.065)))
    stage.wall(ivory, 1.5)
    stage.light((0.2, 0, 0.6), 1.15, rim=0.5, top=1.6)
    s.slab("rug", s.rounded_outline(3.4, 1.9, 0.02), 0.012, m.velvet((0.035, 0.10, 0.07)), 0.004, 2, (0.25, -0.15, 0))
    armchair((-0.58, 0.1, 0.012), 48, m.velvet((0.010, 0.075, 0.05)))
    armchair((1.08, 0.1, 0.012), -48, m.velvet((0.010, 0.075, 0.05)))
    s.lathe("table", [(0, 0), (0.16, 0), (0.17, 0.012), (0.02, 0.03), (0.018, 0.36), (0.26, 0.37), (0.26, 0.392), (0, 0.392)], m.brushed_gold(), 96, (0.25, -0.1, 0.012))
    for x in (0.16, 0.33):
        s.lathe("cup", [(0.02, 0), (0.04, 0.005), (0.046, 0.06), (0.042, 0.06), (0.036, 0.01), (0, 0.012)], m.principled("china", (0.75, 0.71, 0.63), 0.15), 48, (x, -0.12, 0.404))
    picture = m.picture("print", m.TEXTURES["folder"] + "/medal-spiral.png", 0.4, 0.2)
    s.box("frame", (0.8, 0.03, 0.8), m.brushed_gold(), 0.006, (0.25, 1.47, 1.0))
    s.sheet("paper", [(-0.37, -0.37), (0.37, -0.37), (0.37, 0.37), (-0.37, 0.37)], m.principled("paper", (0.72, 0.66, 0.55), 0.8), (0.25, 1.452, 1.4), (90, 0, 0))
    s.sheet("disc", s.disc_outline(0.24), picture, (0.25, 1.448, 1.4), (90, 0, 0))
    s.lathe("stand", [(0, 0), (0.16, 0), (0.17, 0.02), (0.012, 0.03), (0.012, 1.5), (0, 1.5)], m.brushed_gold(), 48, (1.75, 0.75, 0))
    s.lathe("shade", [(0.26, 1.35), (0.2, 1.72), (0.195, 1.72), (0.255, 1.35)], m.glow((1.0, 0.82, 0.55), 1.6), 64, (1.75, 0.75, 0))
    stage.camera((-0.1, -5.6, 1.15), (0.05, 0, 0.72), 50, (0.25, 0, 0.5), 8)


SCENES = {
    "prestige-wide": Scene(hero, 1920, 1080, 28),
    "home-editions": wide(editions),
    "classic-atelier-wide": wide(repair),
    "signature-boutique-wide": wide(branches),
    "signature-wide": wide(evening),
    "home-accessories": wide(accessories),
    "home-voices": wide(voices),
}
