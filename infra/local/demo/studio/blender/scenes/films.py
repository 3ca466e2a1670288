"""Landscapes that only films and their posters show: two editions, and a still life for each conversation."""
import devices as d
import jewels as j
import leather as l
import materials as m
import pens as p
import solids as s
import stage
import trinkets as t

from .scene import wide
from .sections import room, shelves, watch_on_cushion


def classic():
    room(middle=(0.2, 0, 0.8), glow_x=0.4, strength=1.5)
    s.box("plinth", (1.7, 1.1, 0.16), m.ivory_stone(), 0.012, (0.42, 0.2, 0), (0, 0, 8))
    d.standing(d.phone, "classic-catalogue", (0.2, 0.05, 0.16), -12, 11, m.steel())
    for pearl in j.pearls([(-0.2, -0.2), (0.05, -0.28), (0.4, -0.27), (0.75, -0.2), (0.98, -0.02), (1.02, 0.2)], 0.034):
        pearl.location.z += 0.16
    stage.camera((-0.4, -5.2, 1.6), (-0.06, 0, 0.87), 52, (0.2, 0, 0.9), 5.6)


def prestige_maison():
    room(m.velvet((0.010, 0.055, 0.038)), (0.3, 0, 0.9), 0.4, strength=1.4)
    d.upright_tablet("prestige-maison-catalogue-tablet", (0.36, 0.5, 0), 6, 15, m.gold(0.24))
    d.standing(d.phone, "prestige-maison-house", (-0.86, -0.3, 0), 14, 12, m.gold(0.22))
    watch_on_cushion("prestige-maison", (1.36, -0.62), -26)
    stage.camera((-0.1, -7.4, 1.9), (0.1, 0, 0.86), 60, (0.1, -0.1, 1.0), 5.6)


def rosenhag():
    """The tray that is laid out before the door opens."""
    stage.world(strength=1.4)
    stage.ground(m.marble())
    stage.wall(stage.painted_wall(), 5)
    stage.light((0.3, 0, 0.4), 1.5)
    shelves(4.4)
    s.slab("tray", s.rounded_outline(1.9, 1.15, 0.06), 0.05, m.leather((0.012, 0.06, 0.042), grain=60), 0.015, 4, (0.42, -0.05, 0), (0, 0, -6))
    watch_on_cushion("signature", (-0.05, 0.05), -10).location.z += 0.05
    watch_on_cushion("classic", (0.5, -0.02), -18, m.cognac(grain=34)).location.z += 0.05
    j.ring((0.26, -0.38, 0.05), (0, 0, 30))
    for pearl in j.pearls([(0.76, -0.34), (0.98, -0.26), (1.1, -0.05), (1.06, 0.16)], 0.036):
        pearl.location.z += 0.05
    stage.camera((-0.45, -4.4, 1.55), (0.14, 0, 0.46), 54, (0.3, -0.05, 0.5), 4.5)


def alsterglanz():
    """The bench of a watchmaker."""
    stage.world((0.02, 0.022, 0.018), 1.3)
    stage.ground(m.wood((0.06, 0.03, 0.014), (0.15, 0.08, 0.036)))
    stage.wall(stage.painted_wall((0.03, 0.05, 0.04)), 3.4)
    stage.light((0.3, 0, 0.3), 1.3)
    s.box("rack", (1.25, 0.22, 0.2), m.wood(), 0.01, (0.55, 0.95, 0))
    for i in range(7):
        j.screwdriver((0.1 + i * 0.15, 0.85, 0.02), (78, 0, 0), ((0.01, 0.08, 0.055), (0.30, 0.10, 0.03))[i % 2])
    s.slab("mat", s.rounded_outline(2.1, 1.3, 0.05), 0.02, m.leather((0.008, 0.045, 0.031), grain=70, strength=0.2), 0.008, 3, (0.42, -0.1, 0), (0, 0, 3))
    j.watch("classic-atelier", (0.3, -0.02, 0.02), (0, 0, -14), m.leather())
    t.loupe((0.76, -0.18, 0.02), -24)
    j.tweezers((-0.4, -0.4, 0.02), (0, 0, 34))
    stage.camera((-0.06, -3.5, 1.7), (0.18, 0.12, 0.22), 46, (0.3, -0.02, 0.08), 5.6)


def steinfeder():
    """A letter with a seal, and what it was signed with."""
    stage.world(strength=1.5)
    stage.ground(m.wood())
    stage.wall(stage.painted_wall(), 4)
    stage.light((0.3, 0, 0.2), 1.35)
    paper = m.principled("paper", (0.70, 0.63, 0.50), 0.75)
    parts = [
        s.slab("letter", s.rounded_outline(1.5, 1.02, 0.01), 0.016, paper, 0.004, 2),
        s.slab("flap", [(0.74, 0.5), (-0.74, 0.5), (-0.05, -0.1), (0.05, -0.1)], 0.008, paper, 0.003, 2, (0, 0, 0.015)),
        s.lathe("seal", [(0.0, 0.034), (0.07, 0.034), (0.08, 0.03), (0.088, 0.04), (0.112, 0.038), (0.122, 0.022), (0.12, 0.0)], m.principled("wax", (0.005, 0.09, 0.05), 0.28, Clearcoat=0.6), 64, (0, -0.06, 0.022), scale=(1.05, 0.96, 1)),
        s.words("S", 0.1, m.principled("wax", (0.004, 0.07, 0.04), 0.3), (0, -0.06, 0.058), depth=0.003),
    ]
    s.group((0.12, -0.05, 0), (0, 0, -14), parts)
    p.fountain_pen((0.82, -0.66, 0), -36, cap=None)
    l.card_holder((-0.1, 0.82, 0), 8)
    watch_on_cushion("prestige-maison", (0.86, 0.86), -24)
    stage.camera((-0.2, -4.2, 2.35), (0.16, 0.16, 0.22), 52, (0.2, -0.05, 0.05), 6.5)


SCENES = {
    "classic-wide": wide(classic),
    "prestige-maison-wide": wide(prestige_maison),
    "interview-rosenhag": wide(rosenhag),
    "interview-alsterglanz": wide(alsterglanz),
    "interview-steinfeder": wide(steinfeder),
}
