"""Two scenes for each edition: its app on a device, and a watch that wears its pattern beside it."""
import devices as d
import jewels as j
import materials as m
import solids as s
import stage

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
    j.loupe((0.6, -0.52, 0.034), (0, 0, 20))
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


def watch(edition, ground, strap, screen):
    """A watch near, the app behind it out of focus."""

    def build():
        stage.world(strength=1.5)
        stage.ground(ground())
        stage.wall(stage.painted_wall(), 4)
        stage.light((0, 0, 0.3), 1.25)
        body = j.watch(edition, (0, 0, 0), (0, 0, 0), strap(), flat=False)
        pillow = s.box("pillow", (0.3, 0.56, 0.4), m.velvet((0.35, 0.30, 0.22)), 0.12, (0, 0, -0.43))
        pillow.parent = body
        body.rotation_euler = (0.8, 0, 0)
        s.group((0, 0, 0.54), (0, 0, -16), [body])
        d.standing(d.phone, screen, (-0.34, 1.25, 0), 10, 12)
        stage.camera((0.14, -2.1, 1.35), (0.0, 0.06, 0.6), 68, (0, -0.05, 0.6), 2.8)

    return build


def oak():
    return m.wood((0.06, 0.03, 0.014), (0.16, 0.085, 0.04))


SCENES = {
    "classic-app": card(classic),
    "classic-atelier-app": card(classic_atelier),
    "signature-app": card(signature),
    "signature-boutique-app": card(signature_boutique),
    "prestige-app": card(prestige),
    "prestige-maison-app": card(prestige_maison),
    "classic-watch": card(watch("classic", m.ivory_stone, m.leather, "classic-house")),
    "classic-atelier-watch": card(watch("classic-atelier", m.wood, m.cognac, "classic-atelier-catalogue")),
    "signature-watch": card(watch("signature", lambda: m.leather((0.012, 0.06, 0.042), grain=70), m.leather, "signature-catalogue")),
    "signature-boutique-watch": card(watch("signature-boutique", oak, m.leather, "signature-boutique-appointment")),
    "prestige-watch": card(watch("prestige", m.marble, m.leather, "prestige-catalogue")),
    "prestige-maison-watch": card(watch("prestige-maison", m.velvet, m.leather, "prestige-maison-certificate")),
}
