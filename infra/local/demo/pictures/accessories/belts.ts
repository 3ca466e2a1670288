import { cognac, leather, polishedGold, stitch, thread } from '../materials.ts';
import { hex } from '../palette.ts';
import { Nearest, type Scene } from '../scene.ts';
import { capsule, plate, rect, turn } from '../solids.ts';
import { deepTable } from './grounds.ts';

const near = new Nearest();

/** Frame of a buckle in its own plane: outline `d`, depth `w`. */
const frame = (d: number, w: number, bar: number): number =>
  Math.hypot(Math.max(Math.abs(d) - bar, 0), Math.max(Math.abs(w) - bar * 0.6, 0)) - bar * 0.5;

const [dc, ds] = turn(0.42);

export const buckledBelt: Scene = {
  slug: 'belt-buckled',
  name: 'buckled belt',
  ground: deepTable,
  camera: { yaw: 0, pitch: 0.98, distance: 4.1, lookAt: [0, 0.08, 0] },
  top: 0.36,
  materials: [
    leather(cognac, {
      paint: (x, _y, z) => {
        const s = x * dc - z * ds;
        const q = x * ds + z * dc;
        for (let i = 0; i < 7; i++) if (Math.hypot(s, q - 0.42 - i * 0.27) < 0.026) return { colour: hex('#1B0E05') };
        if (Math.abs(Math.hypot(s, q + 0.12)) < 0.02) return { colour: hex('#1B0E05') };
        return stitch(Math.abs(s) - 0.305, q, 0.06, 0.009) ? { colour: thread } : undefined;
      },
    }),
    polishedGold,
    leather(hex('#6E3B17')),
  ],
  map: (x, y, z) => {
    near.reset();
    const s = x * dc - z * ds;
    const q = x * ds + z * dc;
    // the strap that carries the buckle, running to the top of the picture
    near.add(plate(s, y - 0.04, q + 2.2, 0.35, 0.034, 2.25, 0.02, 0.02), 0);
    // the pointed end coming from below, through the frame and over it
    const rise = 0.115 - 0.075 * Math.min(1, Math.max(0, (q - 0.35) / 0.5)) ** 1.4;
    const tip = Math.max(Math.abs(s) - 0.345, -q - 0.86 - (0.345 - Math.abs(s)) * 0.0 - 0.26 * (1 - (s / 0.345) ** 2));
    const h = Math.abs(y - rise) - 0.034 + 0.018;
    const e = tip + 0.018;
    near.add((Math.min(Math.max(e, h), 0) + Math.hypot(Math.max(e, 0), Math.max(h, 0)) - 0.018) * 0.8, 0);
    near.add(frame(rect(s, q - 0.1, 0.47, 0.36, 0.1), y - 0.13, 0.04), 1);
    near.add(frame(rect(s, q - 0.1, 0.47, 0.36, 0.1) + 0.014, y - 0.15, 0.016), 1);
    near.add(capsule(s, y, q, 0, 0.17, -0.24, 0, 0.185, 0.45, 0.026), 1);
    near.add(capsule(s, y, q, -0.4, 0.08, -0.24, 0.4, 0.08, -0.24, 0.03), 1);
    const keeper = Math.abs(rect(s, y - 0.085, 0.385, 0.1, 0.03)) - 0.012;
    const k = Math.abs(q + 0.58) - 0.075;
    near.add(Math.hypot(Math.max(keeper, 0), Math.max(k, 0)) - 0.008, 2);
    return near.done();
  },
};
