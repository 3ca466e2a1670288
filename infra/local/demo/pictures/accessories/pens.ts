import { barleycorn } from '../guilloche.ts';
import { lacquer, polishedGold } from '../materials.ts';
import { hex } from '../palette.ts';
import { Nearest, type Scene } from '../scene.ts';
import { capsule, turn } from '../solids.ts';
import { ivoryTable } from './grounds.ts';

const near = new Nearest();

/** A turned body along `s`: radius by place, closed at both ends. */
function turned(s: number, q: number, y: number, from: number, to: number, radius: number, soft: number): number {
  const middle = (from + to) / 2;
  const d = Math.hypot(q, y) - radius + soft;
  const h = Math.abs(s - middle) - (to - from) / 2 + soft;
  return Math.min(Math.max(d, h), 0) + Math.hypot(Math.max(d, 0), Math.max(h, 0)) - soft;
}

const ring = (s: number, q: number, y: number, at: number, radius: number, width: number): number =>
  turned(s, q, y, at - width, at + width, radius, width * 0.7);

function clip(s: number, q: number, y: number, from: number, to: number, top: number): number {
  return Math.min(
    capsule(s, y, q, from, top + 0.034, 0, to, top + 0.022, 0, 0.019),
    capsule(s, y, q, from, top - 0.03, 0, from, top + 0.034, 0, 0.021),
    Math.hypot(s - to, y - top - 0.018, q) - 0.032,
  );
}

const [fc, fs] = turn(0.98);

export const fountainPen: Scene = {
  slug: 'fountain-pen',
  name: 'fountain pen',
  ground: ivoryTable,
  camera: { yaw: 0, pitch: 1.0, distance: 3.75, lookAt: [0.02, 0.1, 0.06] },
  top: 0.36,
  materials: [
    lacquer(hex('#0E4634')),
    polishedGold,
    { kind: 'lacquer', colour: hex('#0A1512') },
    {
      ...polishedGold,
      paint: (x, _y, z) => {
        const px = x + 0.14;
        const s = px * fc - z * fs;
        const q = px * fs + z * fc;
        const slit = Math.abs(q) < 0.0035 && s > 0.93;
        const vent = Math.hypot(s - 0.93, q) < 0.016;
        return slit || vent ? { colour: hex('#17110A') } : undefined;
      },
    },
    {
      ...polishedGold,
      bump: (() => {
        const grain = barleycorn(26, 18, 0.44);
        return (x: number, y: number, z: number) => {
          const px = x - 0.42;
          const s = px * fc - z * fs;
          const q = px * fs + z * fc;
          const a = Math.atan2(q, y - 0.15);
          const r = 1 + s;
          return 0.006 * grain(r * Math.cos(a), r * Math.sin(a));
        };
      })(),
    },
  ],
  map: (x, y, z) => {
    near.reset();
    const px = x + 0.14;
    const s = px * fc - z * fs;
    const q = px * fs + z * fc;
    const h = y - 0.128;
    {
      const taper = 0.122 - 0.02 * Math.max(0, (-s - 0.4) / 0.9) ** 2;
      near.add(turned(s, q, h, -1.28, 0.5, taper, 0.05) * 0.9, 0);
      near.add(turned(s, q, h, 0.44, 0.84, 0.098 - 0.03 * (s - 0.44), 0.02) * 0.9, 2);
      near.add(ring(s, q, h, 0.5, 0.127, 0.016), 1);
      near.add(ring(s, q, h, 0.445, 0.126, 0.008), 1);
      near.add(ring(s, q, h, 0.84, 0.09, 0.014), 1);
      near.add(ring(s, q, h, -1.2, 0.113, 0.02), 1);
      const t = (s - 0.8) / 0.42;
      const w = t < 0.3 ? 0.078 : 0.078 * Math.max(0, 1 - ((t - 0.3) / 0.7) ** 1.25);
      const lift = h - 0.06 + 0.055 * t * t + q * q * 5;
      near.add(Math.max(Math.abs(q) - w, Math.abs(lift) - 0.01, Math.abs(s - 1.0) - 0.21) * 0.55, 3);
      near.add(turned(s, q, h - 0.012, 0.8, 1.06, 0.05 - 0.09 * Math.max(0, s - 0.86), 0.01) * 0.8, 2);
    }
    const cx = x - 0.42;
    const cs = cx * fc - z * fs;
    const cq = cx * fs + z * fc;
    const ch = y - 0.15;
    {
      near.add(turned(cs, cq, ch, -1.02, -0.02, 0.14, 0.03), 4);
      near.add(turned(cs, cq, ch, -0.02, 0.06, 0.136, 0.05), 0);
      near.add(ring(cs, cq, ch, -0.03, 0.148, 0.018), 1);
      near.add(ring(cs, cq, ch, -0.98, 0.151, 0.03), 1);
      near.add(clip(-cs, cq, ch, 0.02, 0.66, 0.145), 1);
    }
    return near.done();
  },
};
