import { barleycorn, spirals } from '../guilloche.ts';
import { bottle, cognac, leather, polishedGold, saffiano, stitch, thread } from '../materials.ts';
import { gold, hex } from '../palette.ts';
import { Nearest, type Scene } from '../scene.ts';
import { along, plate, rect, turn } from '../solids.ts';
import { greenTable, ivoryTable } from './grounds.ts';

const near = new Nearest();
const [wc, ws] = turn(0.3);
const rosette = barleycorn(11, 24, 0.46);

const seam = (x: number, z: number, a: number, c: number, corner: number, inset: number): boolean =>
  stitch(rect(x, z, a, c, corner) + inset, along(x, z, a, c), 0.046, 0.0085);

export const coatWallet: Scene = {
  slug: 'coat-wallet',
  name: 'coat wallet',
  ground: ivoryTable,
  camera: { yaw: 0, pitch: 0.95, distance: 3.55, lookAt: [0, 0.08, 0.02] },
  top: 0.5,
  materials: [
    leather(bottle, {
      paint: (x, y, z) => {
        if (y < 0.1) return undefined;
        const s = x * wc - z * ws;
        const q = x * ws + z * wc;
        if (seam(s, q, 0.62, 1.02, 0.07, 0.052)) return { colour: thread };
        const r = Math.hypot(s - 0.24, q - 0.66) / 0.19;
        if (r < 1 && (rosette((s - 0.24) / 0.19, (q - 0.66) / 0.19) < 0.2 || r > 0.94))
          return { colour: gold, metal: true };
        return undefined;
      },
    }),
    leather(hex('#C98F52')),
    polishedGold,
  ],
  map: (x, y, z) => {
    near.reset();
    const s = x * wc - z * ws;
    const q = x * ws + z * wc;
    const open = 0.055 * (s + 0.62);
    near.add(plate(s, y - 0.05, q, 0.62, 0.045, 1.02, 0.07, 0.024), 0);
    near.add(plate(s + 0.02, y - 0.115 - open * 0.4, q, 0.57, 0.016, 0.97, 0.05, 0.012) * 0.95, 1);
    near.add(plate(s, y - 0.185 - open, q, 0.62, 0.045, 1.02, 0.07, 0.024) * 0.95, 0);
    const spine = Math.hypot(Math.max(Math.abs(q) - 0.98, 0), Math.hypot(s + 0.575, (y - 0.118) * 0.62) - 0.07);
    near.add((spine - 0.006) * 0.7, 0);
    const corner = Math.max(
      Math.abs(plate(s, y - 0.185 - open, q, 0.626, 0.051, 1.026, 0.075, 0.024)) - 0.006,
      0.1 - Math.min(1, (s - 0.55 + (q < 0 ? -q - 0.95 : q - 0.95)) * 0.7 + 0.1),
    );
    near.add(corner * 0.8, 2);
    return near.done();
  },
};

const [cc, cs] = turn(-0.28);
const fine = spirals(16, 6);

export const cardHolder: Scene = {
  slug: 'card-holder',
  name: 'card holder',
  ground: greenTable,
  camera: { yaw: 0, pitch: 0.94, distance: 3.35, lookAt: [0, 0.08, -0.06] },
  top: 0.34,
  materials: [
    leather(cognac, {
      bump: saffiano(0.0085, 0.0016),
      grain: 0.0012,
      paint: (x, y, z) => {
        const s = x * cc - z * cs;
        const q = x * cs + z * cc;
        if (y > 0.02 && stitch(rect(s, q, 0.78, 0.6, 0.07) + 0.045, along(s, q, 0.78, 0.6), 0.04, 0.0075))
          return { colour: thread };
        return undefined;
      },
    }),
    {
      kind: 'lacquer',
      colour: hex('#DDD0B4'),
    },
    {
      kind: 'lacquer',
      colour: hex('#0B3326'),
      paint: (x, _y, z) => {
        const s = x * cc - z * cs;
        const q = x * cs + z * cc;
        return fine((s - 0.32) / 0.5, (q + 0.72) / 0.5) < 0.16 && s < 0.64 && q < -0.57 && q > -0.83
          ? { colour: gold, metal: true }
          : undefined;
      },
    },
    polishedGold,
  ],
  map: (x, y, z) => {
    near.reset();
    const s = x * cc - z * cs;
    const q = x * cs + z * cc;
    near.add(plate(s, y - 0.05, q, 0.78, 0.05, 0.6, 0.07, 0.02), 0);
    for (let i = 0; i < 3; i++) {
      const top = -0.36 + i * 0.24;
      // each pocket is cut in a shallow curve
      const cut = top + 0.05 * Math.cos((s / 0.78) * 1.4) - 0.05;
      const pocket = plate(s, y - 0.108 - i * 0.022, q - (cut + 0.6) / 2, 0.776, 0.013, (0.6 - cut) / 2, 0.03, 0.01);
      near.add(pocket * 0.85, 0);
    }
    near.add(plate(s - 0.02, y - 0.102, q + 0.34, 0.66, 0.006, 0.5, 0.05, 0.004), 2);
    near.add(plate(s + 0.03, y - 0.124, q + 0.1, 0.66, 0.006, 0.36, 0.05, 0.004), 1);
    near.add(plate(s - 0.58, y - 0.172, q - 0.46, 0.09, 0.008, 0.02, 0.012, 0.006), 3);
    return near.done();
  },
};
