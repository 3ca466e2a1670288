"""The accessories: each on a ground that sets its material off, in the one light, at its own scale."""
import goods as g
import jewels as j
import leather as l
import materials as m
import pens as p
import solids as s
import stage
import straps as st
import trinkets as t

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
    p.fountain_pen((-0.34, -0.46, 0), -34)
    look((0.06, -0.03, 0.05), 2.35, 2.5, -0.3, stop=14)


def ballpoint():
    table(m.leather((0.008, 0.045, 0.031), grain=75, roughness=0.5, strength=0.22))
    p.pen_tray((0, 0, 0), -36, (0.6, 1.9))
    p.ballpoint((-0.42, -0.56, 0.03), -36)
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
    table(stone(), power=1.2)
    # polished metal that faces the camera needs something bright to mirror
    stage.softbox("card", (-1.5, -3.2, 0.9), (0, 0, 0.2), (2.2, 1.2), 30, stage.SOFT)
    st.buckled_belt((0.0, 0.15, 0), -26)
    look((0.0, -0.02, 0.12), 3.9, 2.3, -0.4)


def band_leather():
    table(m.ivory_stone(), power=2.2)
    st.leather_band((0, 0.02, 0), -18)
    look((0.0, 0.0, 0.03), 2.1, 2.45, -0.35, stop=12)


def band_milanese():
    table(m.leather((0.008, 0.045, 0.031), grain=75, roughness=0.5, strength=0.22), power=1.2)
    st.milanese_band((0.06, 0.06, 0), -42)
    look((0.0, 0.02, 0.12), 3.5, 2.65, -0.4, stop=12)


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
    table(m.wood(), power=1.2)
    s.slab("pouch", s.rounded_outline(0.74, 0.9, 0.07), 0.03, m.leather((0.010, 0.06, 0.042), grain=46), 0.012, 4, (0.0, 0.04, 0), (0, 0, 18))
    t.loupe((-0.12, 0.08, 0.03), -18)
    j.stone((-0.13, 0.07, 0.03), 0.06)
    look((0.06, 0.0, 0.09), 1.95, 1.75, -0.25, stop=12)


def cufflinks():
    table(m.linen((0.44, 0.38, 0.29)), power=2.2)
    t.cufflink((-0.1, 0.07, 0.105), (52, 0, -16))
    t.cufflink((0.13, -0.07, 0.105), (56, 0, 20))
    look((0.02, 0.0, 0.08), 1.22, 1.0, -0.18, lens=80, stop=14)


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
