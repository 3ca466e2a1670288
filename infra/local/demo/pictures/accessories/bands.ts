import { grained, leather, polishedGold, stitch, thread } from '../materials.ts';
import { hex } from '../palette.ts';
import { Nearest, type Scene } from '../scene.ts';
import { capsule, rect, turn } from '../solids.ts';
import { greenTable, ivoryTable } from './grounds.ts';

const near = new Nearest();
const [c, s] = turn(0.34);
const big = grained(0.115, 0.02);
const small = grained(0.022, 0.003);

const width = (q: number, from: number, to: number): number =>
  0.225 - 0.045 * Math.min(1, Math.max(0, (q - from) / (to - from)));

/** A strap piece: thick and domed where it meets the watch, thin at its end. */
function strap(x: number, y: number, q: number, from: number, to: number, pointed: boolean): number {
  const w = width(q, from, to);
  const t = Math.min(1, Math.max(0, (q - from) / (to - from)));
  const dome = (0.055 + 0.05 * (1 - t) ** 2) * (1 - 0.55 * (x / w) ** 2) + 0.012;
  const end = pointed ? q - to + 0.9 * Math.max(0, Math.abs(x) - 0.02) ** 1.5 : q - to;
  const e = Math.max(Math.abs(x) - w, from - q, end) + 0.015;
  const h = Math.abs(y - dome) - dome + 0.015;
  return (Math.min(Math.max(e, h), 0) + Math.hypot(Math.max(e, 0), Math.max(h, 0)) - 0.015) * 0.75;
}

const local = (x: number, z: number): readonly [number, number] => [x * c - z * s, x * s + z * c];

export const leatherBand: Scene = {
  slug: 'band-leather',
  name: 'leather watch band',
  ground: ivoryTable,
  camera: { yaw: 0, pitch: 1.0, distance: 3.55, lookAt: [0, 0.05, 0.06] },
  top: 0.34,
  materials: [
    leather(hex('#0F4A35'), {
      bump: (x, y, z) => big(x, y * 0.4, z) + small(x, y, z),
      paint: (x, _y, z) => {
        const [p, q] = local(x, z);
        const left = p < 0;
        const x0 = left ? p + 0.34 : p - 0.34;
        const [from, to] = left ? [-0.98, 0.59] : [-0.98, 1.18];
        if (!left) {
          for (let i = 0; i < 7; i++)
            if (Math.hypot(x0, q - 0.3 - i * 0.115) < 0.021) return { colour: hex('#04140E') };
        }
        const w = width(q, from, to);
        if (q > from + 0.06 && q < to - (left ? 0.12 : 0.3) && stitch(w - 0.04 - Math.abs(x0), q, 0.052, 0.009))
          return { colour: thread };
        if (stitch(q - from - 0.07, x0, 0.05, 0.009) && Math.abs(x0) < w - 0.04) return { colour: thread };
        return undefined;
      },
    }),
    polishedGold,
    leather(hex('#0C3B2A')),
  ],
  map: (x, y, z) => {
    near.reset();
    const [p, q] = local(x, z);
    near.add(strap(p + 0.34, y, q, -0.98, 0.59, false), 0);
    near.add(strap(p - 0.34, y, q, -0.98, 1.18, true), 0);
    const bx = p + 0.34;
    const buckle = rect(bx, q - 0.66, 0.235, 0.15, 0.05);
    near.add(Math.hypot(Math.max(Math.abs(buckle) - 0.02, 0), Math.max(Math.abs(y - 0.09) - 0.016, 0)) - 0.014, 1);
    near.add(capsule(bx, y, q, 0, 0.11, 0.53, 0, 0.125, 0.83, 0.017), 1);
    for (const at of [0.1, 0.3]) {
      const w = width(at, -0.98, 0.52) + 0.028;
      const k = Math.abs(rect(bx, y - 0.075, w, 0.095, 0.03)) - 0.01;
      const e = Math.abs(q - at) - 0.045;
      near.add(Math.hypot(Math.max(k, 0), Math.max(e, 0)) - 0.009, 2);
    }
    for (const x0 of [p + 0.34, p - 0.34]) near.add(capsule(x0, y, q, -0.25, 0.1, -0.95, 0.25, 0.1, -0.95, 0.022), 1);
    return near.done();
  },
};

const TAU = Math.PI * 2;
const EA = 0.74;
const EB = 0.6;
const BAND_HEIGHT = 0.52;

export const milaneseBand: Scene = {
  slug: 'band-milanese',
  name: 'Milanese watch band',
  ground: greenTable,
  camera: { yaw: -0.3, pitch: 0.66, distance: 3.0, lookAt: [0, 0.22, 0.02] },
  top: 0.7,
  materials: [
    {
      ...polishedGold,
      grain: 0.0022,
      // links: every row of loops is half a loop further than the last
      bump: (x, y, z) => {
        const run = (Math.atan2(z / EB, x / EA) / TAU) * 150;
        const row = y / 0.0262;
        const shift = Math.floor(row) & 1 ? 0.5 : 0;
        const a = run + shift - Math.floor(run + shift) - 0.5;
        const b = row - Math.floor(row) - 0.5;
        return 0.009 * Math.sqrt(Math.max(0, 1 - (a * a * 3.2 + b * b * 3)));
      },
    },
    polishedGold,
    {
      ...polishedGold,
      bump: (x, y) => 0.0006 * Math.sin(y * 900 + x * 3),
    },
  ],
  map: (x, y, z) => {
    near.reset();
    const k = Math.hypot(x / EA, z / EB);
    const g = Math.hypot(x / (EA * EA), z / (EB * EB));
    const shell = g > 1e-6 ? (k * (k - 1)) / g : -EB;
    const a = Math.atan2(z / EB, x / EA);
    const h = Math.abs(y - BAND_HEIGHT / 2 - 0.01) - BAND_HEIGHT / 2 + 0.012;
    // open at the back, where the watch sits
    const gap = Math.max(0, 0.42 - Math.abs(a + Math.PI / 2 + 0.2)) * 0.6;
    const band = Math.max(Math.abs(shell) - 0.018, h, gap);
    near.add((band - 0.01) * 0.75, 0);
    const rimTop = Math.max(Math.hypot(shell, y - BAND_HEIGHT - 0.004) - 0.03, gap);
    const rimLow = Math.max(Math.hypot(shell, y - 0.02) - 0.03, gap);
    near.add(Math.min(rimTop, rimLow) * 0.8, 1);
    const clasp = Math.abs(a - Math.PI / 2 + 0.12) - 0.3;
    const plate = Math.max(
      Math.abs(shell - 0.045) - 0.02,
      Math.abs(y - BAND_HEIGHT / 2 - 0.01) - BAND_HEIGHT / 2 + 0.01,
      clasp * 0.55,
    );
    near.add((plate - 0.012) * 0.75, 2);
    for (const at of [-Math.PI / 2 - 0.2 - 0.42, -Math.PI / 2 - 0.2 + 0.42]) {
      const px = EA * Math.cos(at);
      const pz = EB * Math.sin(at);
      near.add(capsule(x - px, y, z - pz, 0, 0.01, 0, 0, BAND_HEIGHT + 0.02, 0, 0.05), 1);
    }
    return near.done();
  },
};
