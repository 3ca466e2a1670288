"""Two scenes for each edition: its app on a device, and another screen of it in a place of its own."""
import devices as d
import goods as g
import jewels as j
import materials as m
import solids as s
import stage
import trinkets as t

from .scene import card
from .sections import room, shelves, watch_on_cushion


def classic():
    room(middle=(0, 0, 0.8), glow_x=0.2, strength=1.5)
    s.box("plinth", (1.5, 1.1, 0.2), m.ivory_stone(), 0.012, (0.1, 0.2, 0), (0, 0, 8))
    d.standing(d.phone, "classic-catalogue", (0.02, 0.05, 0.2), -12, 11, m.steel())
    for pearl in j.pearls([(-0.42, -0.2), (-0.2, -0.28), (0.1, -0.27), (0.4, -0.22), (0.62, -0.02), (0.66, 0.2)], 0.034):
        pearl.location.z += 0.2
    stage.camera((-0.7, -4.9, 1.7), (0.06, 0, 0.86), 70, (0, 0, 1.0), 5.6)


def classic_atelier():
    stage.world(strength=1.4)
    stage.ground(m.wood())
    stage.light((0.1, 0, 0.2), 1.2)
    s.slab("mat", s.rounded_outline(1.7, 2.1, 0.06), 0.02, m.leather((0.008, 0.045, 0.031), grain=70, strength=0.2), 0.008, 3, (0.06, 0.05, 0), (0, 0, -8))
    d.phone("classic-atelier-repair", m.gold(0.22), (-0.1, 0.06, 0.1), (0, 0, -10))
    t.loupe((0.5, -0.5, 0.02), 24)
    j.tweezers((0.42, 0.82, 0.02), (0, 0, -84))
    j.screwdriver((0.62, 0.0, 0.02), (0, 0, -6))
    stage.camera((-0.35, -2.7, 3.6), (0.06, 0.02, 0.06), 62, (-0.1, 0, 0.1), 8)


def signature():
    stage.world(strength=1.5)
    stage.ground(m.leather((0.012, 0.06, 0.042), grain=70, roughness=0.5, strength=0.2))
    stage.light((0.1, 0, 0.3), 1.3)
    d.standing(d.phone, "signature-house", (-0.08, 0.1, 0), -10, 16, m.gold(0.2))
    s.box("cube", (0.34, 0.34, 0.18), m.ivory_stone(), 0.01, (0.62, -0.2, 0), (0, 0, 22))
    j.ring((0.62, -0.2, 0.18), (0, 0, 40))
    j.pearls([(-0.72, -0.3), (-0.5, -0.42), (-0.24, -0.44), (0.02, -0.38), (0.2, -0.42), (0.34, -0.52)], 0.036)
    stage.camera((-0.55, -4.6, 2.1), (0.03, 0, 0.66), 68, (0, 0, 0.8), 5.6)


def signature_boutique():
    room(middle=(0.1, 0, 0.9), strength=1.35)
    shelves(4.2)
    d.upright_tablet("signature-boutique-house-tablet", (-0.1, 0.5, 0), 8)
    d.standing(d.phone, "signature-boutique-appointment", (0.6, -0.5, 0), -14, 12, m.gold(0.22))
    stage.camera((-0.4, -7.8, 1.9), (0.0, 0, 0.92), 74, (0.3, -0.2, 0.9), 4.5)


def prestige():
    room(m.marble((0.006, 0.007, 0.007), (0.16, 0.11, 0.04), 0.12), (0.1, 0, 0.8), 0.2, strength=1.5)
    d.standing(d.phone, "prestige-house", (-0.12, 0.12, 0), -12, 11, m.gold(0.2))
    watch_on_cushion("prestige", (0.5, -0.5), -24)
    stage.camera((-0.5, -4.9, 1.35), (0.08, 0, 0.72), 68, (0, 0, 0.8), 5.6)


def prestige_maison():
    room(m.velvet((0.010, 0.055, 0.038)), (0.1, 0, 0.9), 0.2, strength=1.35)
    d.upright_tablet("prestige-maison-catalogue-tablet", (0.05, 0.5, 0), 6, 15, m.gold(0.24))
    d.standing(d.phone, "prestige-maison-house", (-0.5, -0.5, 0), 14, 12, m.gold(0.22))
    watch_on_cushion("prestige-maison", (0.62, -0.72), -22)
    stage.camera((-0.3, -7.8, 2.0), (0.04, 0, 0.9), 74, (0, -0.3, 0.9), 5.6)


def classic_counter():
    room(m.ivory_stone(), (0, 0, 0.8), 0.2, strength=1.35)
    shelves(4.2)
    d.standing(d.phone, "classic-house", (-0.1, 0.1, 0), -12, 11, m.steel())
    j.ring((0.5, -0.3, 0), (0, 0, 30))
    stage.camera((-0.6, -4.9, 1.6), (0.04, 0, 0.74), 70, (-0.1, 0, 0.8), 5.6)


def classic_atelier_workshop():
    room(m.wood(), (0, 0, 0.8), 0.2, strength=1.35)
    s.box("rack", (1.25, 0.22, 0.2), m.wood(), 0.01, (0.5, 1.05, 0))
    for i in range(7):
        j.screwdriver((0.05 + i * 0.15, 0.95, 0.02), (78, 0, 0), ((0.01, 0.08, 0.055), (0.30, 0.10, 0.03))[i % 2])
    d.standing(d.phone, "classic-atelier-catalogue", (-0.12, 0.1, 0), -10, 12, m.gold(0.22))
    t.loupe((0.3, -0.4, 0), -10)
    stage.camera((-0.47, -5.1, 1.8), (0.14, 0, 0.7), 70, (-0.1, 0, 0.8), 5.6)


def signature_tray():
    stage.world(strength=1.5)
    stage.ground(m.marble())
    stage.light((0.1, 0, 0.2), 1.3)
    s.slab("tray", s.rounded_outline(1.7, 2.1, 0.06), 0.04, m.leather((0.012, 0.06, 0.042), grain=60), 0.012, 4, (0.1, 0.05, 0), (0, 0, 8))
    d.phone("signature-wishlist", m.gold(0.2), (-0.08, 0.08, 0.12), (0, 0, 10))
    j.ring((0.56, -0.28, 0.04), (0, 0, 40))
    for pearl in j.pearls([(0.46, 0.8), (0.62, 0.56), (0.6, 0.3), (0.7, 0.06)], 0.036):
        pearl.location.z += 0.04
    stage.camera((-0.3, -2.7, 3.6), (0.08, 0.02, 0.06), 62, (-0.08, 0, 0.1), 8)


def signature_boutique_sale():
    room(middle=(0.1, 0, 0.9), strength=1.35)
    shelves(4.2)
    d.upright_tablet("signature-boutique-catalogue-tablet", (0.0, 0.4, 0), -8)
    s.box("cube", (0.4, 0.4, 0.22), m.ivory_stone(), 0.01, (0.62, -0.6, 0), (0, 0, 22))
    j.ring((0.62, -0.6, 0.22), (0, 0, 30))
    stage.camera((-0.4, -7.8, 2.0), (0.0, 0, 0.88), 74, (0.0, 0.3, 0.9), 5.6)


def prestige_handover():
    room(m.marble((0.012, 0.05, 0.036), (0.10, 0.18, 0.14), 0.14), (0.1, 0, 0.8), 0.2, strength=2.3)
    g.presentation_box((0.66, 0.62, 0), -16)
    j.watch("prestige", (0.66, 0.6, 0.30), (14, 0, -16), m.leather(), flat=False)
    d.standing(d.phone, "prestige-certificate", (-0.34, -0.1, 0), -6, 11, m.gold(0.2))
    stage.camera((-0.4, -6.0, 2.2), (0.17, 0, 0.68), 76, (-0.3, -0.1, 0.8), 5.6)


def prestige_maison_salon():
    room(m.wood(), (0.1, 0, 0.8), 0.2, strength=1.35)
    shelves(4.2)
    d.standing(d.phone, "prestige-maison-certificate", (-0.2, 0, 0), -10, 12, m.gold(0.22))
    watch_on_cushion("prestige-maison", (0.46, 0.12), -22)
    stage.camera((-0.5, -5.2, 1.6), (0.08, 0, 0.72), 68, (-0.2, 0, 0.8), 5.6)


SCENES = {
    "classic-app": card(classic),
    "classic-atelier-app": card(classic_atelier),
    "signature-app": card(signature),
    "signature-boutique-app": card(signature_boutique),
    "prestige-app": card(prestige),
    "prestige-maison-app": card(prestige_maison),
    "classic-place": card(classic_counter),
    "classic-atelier-place": card(classic_atelier_workshop),
    "signature-place": card(signature_tray),
    "signature-boutique-place": card(signature_boutique_sale),
    "prestige-place": card(prestige_handover),
    "prestige-maison-place": card(prestige_maison_salon),
}
