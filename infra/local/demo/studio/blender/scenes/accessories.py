"""The accessories: each on a ground that sets its material off, in the one light, at its own scale."""
import goods as g
import jewels as j
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
    table(m.ivory_stone(), power=1.35)
    g.fountain_pen((-0.14, -0.42, 0), 22)
    look((0.0, 0.04, 0.05), 2.25, 2.3)


def ballpoint():
    table(m.leather((0.008, 0.045, 0.031), grain=75, roughness=0.5, strength=0.22))
    g.ballpoint((0.22, -0.62, 0), 22)
    look((-0.02, 0.0, 0.05), 2.2, 2.0)


def coat_wallet():
    table(m.ivory_stone(), power=1.35)
    g.coat_wallet((-0.45, 0.05, 0), -14)
    look((0.02, 0.05, 0.1), 3.5, 3.6)


def card_holder():
    table(stone())
    g.card_holder((0, 0, 0.0), 24)
    look((0.0, 0.0, 0.03), 2.1, 2.0)


def belt_coiled():
    table(m.ivory_stone(), power=1.35)
    g.belt_coil((-0.12, 0.2, 0), 150)
    look((-0.02, 0.0, 0.15), 3.6, 2.9)


def belt_buckled():
    table(stone())
    g.belt_coil((-0.12, 0.2, 0), 150, (0.24, 0.085, 0.026), True)
    look((-0.02, 0.0, 0.15), 3.6, 2.9)


def band_leather():
    table(m.ivory_stone(), power=1.35)
    g.leather_band((0, 0, 0), -16)
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
    g.cufflink((-0.14, 0.1, 0.235), (0, 0, 20))
    g.cufflink((0.15, -0.06, 0.082), (62, 0, -28))
    look((0.0, 0.02, 0.12), 1.35, 0.95, lens=80, stop=12)


SCENES = {
    "fountain-pen": card(fountain_pen),
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
