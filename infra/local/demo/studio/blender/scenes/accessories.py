"""The accessories: each on a ground that sets its material off, in the one light, at its own scale."""
import goods as g
import jewels as j
import leather as l
import materials as m
import stage

from .scene import card


def table(material, at=(0, 0, 0.1), power=1.0):
    stage.world(strength=1.5)
    stage.ground(material)
    stage.light(at, power)


def look(at, distance=4.2, height=3.0, aside=-0.7, lens=70, stop=8, above=0.0):
    """The camera at the customer's side of the table, looking down at a point."""
    x, y, z = at
    stage.camera((x + aside, y - distance, z + height), (x, y, z + above), lens, at, stop)


def stone():
    return m.marble((0.010, 0.045, 0.033), (0.06, 0.13, 0.10), 0.22)


def fountain_pen():
    table(m.ivory_stone(), power=2.4)
    g.fountain_pen((0.05, -0.5, 0), 30)
    look((-0.06, 0.02, 0.05), 2.3, 2.55, -0.3, stop=14)


def ballpoint():
    table(m.leather((0.008, 0.045, 0.031), grain=75, roughness=0.5, strength=0.22))
    g.pen_tray((0, 0, 0), -36, (0.6, 1.9))
    g.ballpoint((-0.42, -0.56, 0.03), -36)
    look((0.0, 0.0, 0.05), 2.9, 3.3, -0.3)


def coat_wallet():
    table(m.ivory_stone(), power=2.4)
    l.coat_wallet((-0.5, 0.1, 0), 14)
    look((0.02, 0.05, 0.1), 3.3, 3.9)


def card_holder():
    table(stone())
    l.card_holder((0, 0, 0.0), 20)
    look((0.0, 0.03, 0.03), 2.5, 2.7, -0.4)


def belt_coiled():
    table(m.ivory_stone(), power=2.4)
    l.belt_coil((0.0, 0.12, 0), 28, turns=5.55, inner=0.1, pitch=0.062)
    look((0.0, 0.0, 0.15), 2.9, 2.5)


def belt_buckled():
    table(stone())
    l.belt_coil((-0.12, 0.2, 0), 150, (0.24, 0.085, 0.026))
    look((-0.02, 0.0, 0.15), 3.6, 2.9)


def band_leather():
    table(m.ivory_stone(), power=1.35)
    l.leather_band((0, 0, 0), -16)
    look((0.0, 0.0, 0.03), 2.2, 2.3)


def band_milanese():
    table(m.velvet((0.010, 0.05, 0.036)))
    g.milanese_band((0, 0, 0), -52)
    look((0.0, 0.02, 0.16), 3.6, 2.3)


def watch_roll():
    table(m.wood())
    g.watch_roll((-0.66, 0.25, 0), -24)
    look((0.0, 0.0, 0.34), 4.5, 2.5)


def presentation_box():
    table(stone())
    g.presentation_box((0, 0, 0), 24)
    j.watch("prestige", (-0.02, -0.02, 0.30), (12, 0, 24), m.leather(), flat=False)
    look((0, 0.14, 0.5), 4.9, 2.8)


def loupe():
    table(m.wood())
    j.loupe((-0.12, 0.05, 0.014), (0, 0, -30))
    look((0.08, -0.03, 0.08), 1.75, 1.45, stop=10)


def cufflinks():
    table(m.leather((0.010, 0.055, 0.038), grain=75, roughness=0.5, strength=0.22), power=1.7)
    g.cufflink((-0.12, 0.06, 0.082), (58, 0, -6))
    g.cufflink((0.13, -0.06, 0.082), (56, 0, 4))
    look((0.03, 0.0, 0.08), 1.3, 1.1, -0.2, lens=80, stop=12)


SCENES = {
    "fountain-pen": card(fountain_pen, 24),
    "ballpoint": card(ballpoint),
    "coat-wallet": card(coat_wallet),
    "card-holder": card(card_holder),
    "belt-coiled": card(belt_coiled),
    "belt-buckled": card(belt_buckled),
    "band-leather": card(band_leather),
    "band-milanese": card(band_milanese),
    "watch-roll": card(watch_roll),
    "presentation-box": card(presentation_box),
    "loupe": card(loupe),
    "cufflinks": card(cufflinks),
}
