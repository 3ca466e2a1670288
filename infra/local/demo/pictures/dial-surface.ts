import { clamp, goldRamp, light, mix, smooth, type Rgb } from './palette.ts';
import type { Height } from './guilloche.ts';

/** A ring (or disc) of the dial with its own engine turning. Radii are fractions of the dial's radius. */
export interface Zone {
  inner: number;
  outer: number;
  /** Centre of the zone on the dial; 0,0 unless it is a sub-dial. */
  cx?: number;
  cy?: number;
  height: Height;
  /** Depth of the cut, as it catches the light (about 0.2 faint … 1 deep). */
  relief: number;
  /** How much gold is laid into the bottom of the cuts, 0…1. */
  inlay: number;
  /** Brightness of the metal below. */
  tone?: number;
  /** Strength of the fan-shaped reflections that concentric turning throws, 0…1. */
  fan?: number;
  /** Lets the relief fade towards the middle. */
  fadeIn?: number;
  /** A metal of its own; else the dial's. */
  metal?: Metal;
}

/** Colours of a metal or enamel from the lamp's side to the far side. */
export interface Metal {
  lit: Rgb;
  mid: Rgb;
  shade: Rgb;
  /** Pale metal takes gold ink, green metal polished gold. */
  pale?: boolean;
}

/** A plain plaque within the turning that carries the signature. Half width and half height in dial radii. */
export interface Cartouche {
  y: number;
  width: number;
  height: number;
}

export interface Surface extends Metal {
  zones: readonly Zone[];
  cartouche?: Cartouche | undefined;
  bezel: 'polished' | 'fluted' | 'coin' | 'stepped';
}

/** Outer radius of the case in dial radii. */
export const CASE_RADIUS = 1.105;

/** Where the lamp stands. */
export interface Lamp {
  direction: Rgb;
  /** Halfway between the lamp and the viewer: what faces there shines. */
  half: Rgb;
  /** Radians from the studio's place, around the dial. */
  turn: number;
}

/** The studio's lamp, moved `turn` radians around the dial. */
export function lampAt(turn: number): Lamp {
  const [x, y] = turnedBy(turn, light[0], light[1]);
  const direction: Rgb = [x, y, light[2]];
  const n = Math.hypot(x, y, light[2] + 1);
  return { direction, half: [x / n, y / n, (light[2] + 1) / n], turn };
}

function turnedBy(angle: number, x: number, y: number): [number, number] {
  return angle === 0 ? [x, y] : [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

const studioLamp = lampAt(0);

/** What polished gold with normal `n` sees of a studio with one big soft lamp upper left and a strip on the right. */
function studio(nx: number, ny: number, nz: number, { direction: [lx, ly, lz] }: Lamp): number {
  const rx = 2 * nz * nx;
  const ry = 2 * nz * ny;
  const rz = 2 * nz * nz - 1;
  const lamp = rx * lx + ry * ly + rz * lz;
  const strip = rx * 0.8 + ry * 0.35 + rz * 0.45;
  return (
    0.16 +
    0.2 * (0.5 - 0.5 * ry) +
    0.62 * smooth(0.35, 0.98, lamp) +
    0.3 * Math.exp(-((strip - 0.93) ** 2) / 0.004) +
    0.12 * smooth(0.1, 0.5, lamp) -
    0.12 * smooth(0.2, 0.9, rx * 0.6 + ry * 0.75)
  );
}

function bezel(u: number, v: number, r: number, kind: Surface['bezel'], lamp: Lamp): Rgb {
  const cos = u / r;
  const sin = v / r;
  let slope: number;
  let side = 0;
  const t = (r - 1) / (CASE_RADIUS - 1);
  if (kind === 'stepped') {
    slope =
      t < 0.34
        ? Math.cos((t / 0.34) * Math.PI) * -0.75
        : t < 0.42
          ? 0.85
          : Math.cos(((t - 0.42) / 0.58) * Math.PI) * -0.8;
  } else {
    slope = -Math.cos(t * Math.PI) * 0.82;
  }
  if (kind === 'fluted' && t > 0.2) {
    const phase = (Math.atan2(v, u) / (Math.PI * 2)) * 120;
    side = (phase - Math.floor(phase) < 0.5 ? 1 : -1) * 0.5 * smooth(0.2, 0.3, t);
    slope = 0.25 + 0.5 * t;
  }
  if (kind === 'coin' && t > 0.62) {
    side = Math.sin(Math.atan2(v, u) * 180) * 0.65 * smooth(0.62, 0.7, t);
  }
  let nx = slope * cos - side * sin;
  let ny = slope * sin + side * cos;
  const plane = Math.hypot(nx, ny);
  const limit = 0.93;
  if (plane > limit) {
    nx *= limit / plane;
    ny *= limit / plane;
  }
  const nz = Math.sqrt(1 - nx * nx - ny * ny);
  let value = studio(nx, ny, nz, lamp);
  if (kind === 'stepped' && t > 0.32 && t < 0.44) value *= 0.45;
  if (kind === 'coin' && t > 0.55 && t < 0.64) value *= 0.4;
  if (kind === 'fluted' && t < 0.22 && t > 0.14) value *= 0.45;
  return goldRamp(value * (1 - 0.5 * smooth(0.93, 1, t)));
}

const pit: Rgb = [3, 16, 12];

function ground(u: number, v: number, surface: Metal, lamp: Lamp): Rgb {
  const [x, y] = turnedBy(lamp.turn, -0.36, -0.44);
  const d = Math.hypot(u - x, v - y);
  return d < 0.75
    ? mix(surface.lit, surface.mid, smooth(0, 0.75, d))
    : mix(surface.mid, surface.shade, smooth(0.75, 1.55, d));
}

function turned(u: number, v: number, zone: Zone, base: Rgb, pale: boolean, lamp: Lamp): Rgb {
  const {
    direction: [lx, ly, lz],
    half,
    turn,
  } = lamp;
  const cx = zone.cx ?? 0;
  const cy = zone.cy ?? 0;
  const r = Math.hypot(u - cx, v - cy);
  const e = 0.0011;
  const h = zone.height(u, v);
  const fade = zone.fadeIn ? smooth(zone.inner, zone.inner + zone.fadeIn, r) : 1;
  const k = zone.relief * fade * 0.02;
  const sx = ((zone.height(u + e, v) - h) / e) * k;
  const sy = ((zone.height(u, v + e) - h) / e) * k;
  const n = 1 / Math.hypot(sx, sy, 1);
  const nx = -sx * n;
  const ny = -sy * n;
  const diffuse = (nx * lx + ny * ly + n * lz) / lz;
  const facing = Math.max(0, nx * half[0] + ny * half[1] + n * half[2]);
  const spec = facing ** 60;
  let brightness = (zone.tone ?? 1) * (0.34 + 0.66 * diffuse);
  let sheen = spec * 0.3;
  if (zone.fan) {
    const a = Math.atan2(v - cy, u - cx);
    const bow = Math.abs(Math.cos(a - 0.9 - turn)) ** 7;
    const cross = Math.abs(Math.cos(a - 2.35 - turn)) ** 14;
    brightness *= 1 - 0.2 * zone.fan + zone.fan * (0.5 * bow + 0.22 * cross);
    sheen += zone.fan * 0.1 * bow;
  }
  const glow: Rgb = pale ? [255, 252, 240] : [150, 205, 170];
  let colour: Rgb = [
    base[0] * brightness + glow[0] * sheen * 0.55,
    base[1] * brightness + glow[1] * sheen * 0.55,
    base[2] * brightness + glow[2] * sheen * 0.55,
  ];
  if (zone.inlay > 0) {
    const line = smooth(0.3, 0.08, h) * zone.inlay * fade;
    const shine = pale ? 0.3 + 0.28 * diffuse + 0.2 * spec : 0.3 + 0.3 * clamp(diffuse, 0, 1.5) + 0.45 * spec;
    colour = mix(colour, goldRamp(shine), line);
  }
  return colour;
}

function cartouche(u: number, v: number, at: Cartouche, base: Rgb): Rgb | undefined {
  const x = Math.abs(u) - at.width;
  const y = Math.abs(v - at.y) - at.height;
  // concave corners, as engravers leave them
  const corner = 0.045 - Math.hypot(x, y);
  const d = Math.max(x, y, corner);
  if (d > 0) return undefined;
  if (d > -0.009) return goldRamp(0.62 + 0.3 * (v < at.y ? -1 : 1) * (y > x ? 1 : 0.4));
  if (d > -0.02) return [base[0] * 0.72, base[1] * 0.72, base[2] * 0.72];
  const brushed = 0.97 + 0.03 * Math.sin(v * 1400);
  return [base[0] * brushed, base[1] * brushed, base[2] * brushed];
}

/** Colour and opacity of the dial and its case at a point; transparent outside the case. */
export function shade(u: number, v: number, surface: Surface, lamp = studioLamp): Rgb | undefined {
  const [lx, ly] = lamp.direction;
  const r = Math.hypot(u, v);
  if (r > CASE_RADIUS) return undefined;
  if (r > 1) return bezel(u, v, r, surface.bezel, lamp);
  if (r > 0.982) {
    // the polished inner wall that holds the crystal: it mirrors the dial, dark on the lamp's side
    const t = (u * lx + v * ly) / r;
    return mix(pit, goldRamp(0.42 - 0.3 * t), 0.35 + 0.25 * smooth(0.99, 1, r));
  }
  const base = ground(u, v, surface, lamp);
  let colour: Rgb = base;
  for (const zone of surface.zones) {
    const d = Math.hypot(u - (zone.cx ?? 0), v - (zone.cy ?? 0));
    if (d >= zone.inner && d < zone.outer) {
      const metal = zone.metal ?? surface;
      colour = turned(u, v, zone, zone.metal ? ground(u, v, metal, lamp) : base, metal.pale === true, lamp);
      if (zone.cx !== undefined || zone.cy !== undefined) {
        // a sub-dial lies a little deeper: shadow under its upper left rim, light on its lower right
        const side = ((u - (zone.cx ?? 0)) * lx + (v - (zone.cy ?? 0)) * ly) / (d || 1);
        const rim = smooth(zone.outer - 0.035, zone.outer, d);
        const f = 1 - rim * 0.5 * Math.max(0, side) + rim * 0.3 * Math.max(0, -side);
        colour = [colour[0] * f, colour[1] * f, colour[2] * f];
      }
    }
  }
  const plaque = surface.cartouche && cartouche(u, v, surface.cartouche, base);
  if (plaque) colour = plaque;
  // the case throws its shadow onto the dial from the upper left
  const s = Math.hypot(u - 0.03, v - 0.037);
  const shadow = 1 - 0.62 * smooth(0.9, 1.015, s) * (0.35 + 0.65 * smooth(0.3, -0.9, u + v));
  return [colour[0] * shadow, colour[1] * shadow, colour[2] * shadow];
}

export interface View {
  /** Point of the dial (dial radii) in the middle of the picture. */
  x: number;
  y: number;
  /** Dial radii from the middle to the picture's left edge. */
  reach: number;
}

/** Renders the part of a dial that `view` shows as raw RGBA, `grid`² samples a pixel. */
export function rasterise(
  surface: Surface,
  view: View,
  width: number,
  height: number,
  grid = 3,
  lamp = studioLamp,
): Buffer {
  const out = Buffer.alloc(width * height * 4);
  const step = (view.reach * 2) / width;
  const samples = grid * grid;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let r = 0;
      let g = 0;
      let b = 0;
      let hits = 0;
      for (let s = 0; s < samples; s++) {
        const u = view.x - view.reach + (x + ((s % grid) + 0.5) / grid) * step;
        const v = view.y + (y + (Math.floor(s / grid) + 0.5) / grid - height / 2) * step;
        const c = shade(u, v, surface, lamp);
        if (c) {
          r += clamp(c[0], 0, 255);
          g += clamp(c[1], 0, 255);
          b += clamp(c[2], 0, 255);
          hits++;
        }
      }
      if (!hits) continue;
      const at = (y * width + x) * 4;
      out[at] = r / hits;
      out[at + 1] = g / hits;
      out[at + 2] = b / hits;
      out[at + 3] = (hits / samples) * 255;
    }
  }
  return out;
}
