import { flinque, spirals } from '../guilloche.ts';
import { bottle, leather, polishedGold, stitch, thread } from '../materials.ts';
import { gold, hex } from '../palette.ts';
import { Nearest, type Scene } from '../scene.ts';
import { capsule, disc, plate, rect, torus, turn } from '../solids.ts';
import { deepTable, ivoryTable } from './grounds.ts';

const near = new Nearest();

const loupeRing = { r: 0.5, h: 0.3 };

export const loupe: Scene = {
  slug: 'loupe',
  name: 'loupe',
  ground: ivoryTable,
  camera: { yaw: 0, pitch: 0.82, distance: 3.3, lookAt: [0, 0.12, 0.06] },
  top: 0.75,
  materials: [
    polishedGold,
    { kind: 'glass', colour: hex('#0C3B2B') },
    leather(bottle, {
      paint: (x, y, z) => {
        const [s, q] = turned(x, z);
        return y > 0.02 &&
          stitch(rect(s + 0.1, q - 0.02, 1.0, 0.62, 0.2) + 0.06, Math.abs(s) > 0.8 ? q : s, 0.055, 0.009)
          ? { colour: thread }
          : undefined;
      },
    }),
    {
      ...polishedGold,
      bump: (() => {
        const swirl = spirals(22, 7);
        return (x: number, _y: number, z: number) => 0.006 * swirl((x - cover.x) / cover.r, (z - cover.z) / cover.r);
      })(),
    },
    {
      ...polishedGold,
      // milled grip round the barrel
      bump: (x, _y, z) => 0.008 * Math.abs(Math.sin(Math.atan2(z - barrel.z, x - barrel.x) * 60)),
    },
  ],
  map: (x, y, z) => {
    near.reset();
    const [s, q] = turned(x, z);
    near.add(plate(s + 0.1, y - 0.025, q - 0.02, 1.0, 0.025, 0.62, 0.2, 0.018), 2);
    const bx = x - barrel.x;
    const bz = z - barrel.z;
    const r = Math.hypot(bx, bz);
    const tube = Math.abs(r - loupeRing.r) - 0.045;
    const h = Math.abs(y - 0.05 - loupeRing.h / 2) - loupeRing.h / 2;
    near.add(Math.hypot(Math.max(tube, 0), Math.max(h, 0)) + Math.min(Math.max(tube, h), 0) - 0.012, 0);
    const grip = Math.abs(r - loupeRing.r - 0.03) - 0.035;
    const gh = Math.abs(y - 0.05 - loupeRing.h / 2) - 0.075;
    near.add(Math.hypot(Math.max(grip, 0), Math.max(gh, 0)) - 0.008, 4);
    near.add(torus(bx, y - 0.05 - loupeRing.h, bz, loupeRing.r, 0.032), 0);
    // lens: the cap of a large sphere inside the barrel
    const sphere = Math.hypot(bx, y + 0.86, bz) - 1.2;
    near.add(Math.max(sphere, r - loupeRing.r + 0.03, 0.06 - y), 1);
    const cx = x - cover.x;
    const cz = z - cover.z;
    near.add(disc(cx, y - 0.1, cz, cover.r * 0.92, 0.03, 0.02), 3);
    near.add(torus(cx, y - 0.115, cz, cover.r * 0.95, 0.032), 0);
    const arm = capsule(x, y, z, cover.x + 0.3, 0.11, cover.z - 0.16, barrel.x - 0.42, 0.13, barrel.z + 0.26, 0.05);
    near.add(arm, 0);
    near.add(disc(x - joint.x, y - 0.14, z - joint.z, 0.085, 0.1, 0.03), 0);
    near.add(torus(x - joint.x, y - 0.25, z - joint.z, 0.05, 0.014), 0);
    return near.done();
  },
};

const barrel = { x: 0.3, z: -0.3 };
const cover = { x: -0.38, z: 0.46, r: 0.46 };
const joint = { x: -0.12, z: 0.06 };
const [uc, us] = turn(-0.72);
function turned(x: number, z: number): readonly [number, number] {
  return [x * uc - z * us, x * us + z * uc];
}

interface Link {
  x: number;
  z: number;
  y: number;
  /** Tilt of the head from lying face up. */
  pitch: number;
  yaw: number;
}
const LINKS: readonly Link[] = [
  { x: -0.36, z: 0.36, y: 0.34, pitch: 0.82, yaw: -0.35 },
  { x: 0.42, z: -0.34, y: 0.34, pitch: 0.95, yaw: 0.45 },
];
const enamel = flinque(40, 0.4, 1.2);

function linkLocal(link: Link, x: number, y: number, z: number): readonly [number, number, number] {
  const px = x - link.x;
  const pz = z - link.z;
  const cy = Math.cos(link.yaw);
  const sy = Math.sin(link.yaw);
  const ax = px * cy - pz * sy;
  const az = px * sy + pz * cy;
  const ay = y - link.y;
  const c = Math.cos(link.pitch);
  const s = Math.sin(link.pitch);
  return [ax, ay * c + az * s, -ay * s + az * c];
}

function nearestLink(x: number, z: number): Link {
  return LINKS.reduce((a, b) => (Math.hypot(x - a.x, z - a.z) < Math.hypot(x - b.x, z - b.z) ? a : b));
}

export const cufflinks: Scene = {
  slug: 'cufflinks',
  name: 'cufflinks',
  ground: deepTable,
  camera: { yaw: 0, pitch: 0.62, distance: 3.2, lookAt: [0, 0.26, 0.02] },
  top: 0.86,
  materials: [
    polishedGold,
    {
      kind: 'lacquer',
      colour: hex('#135A42'),
      bump: (x, y, z) => {
        const [u, , w] = linkLocal(nearestLink(x, z), x, y, z);
        return Math.hypot(u, w) < 0.052 ? 0 : 0.004 * enamel(u / 0.36, w / 0.36);
      },
      paint: (x, y, z) => {
        const [u, , w] = linkLocal(nearestLink(x, z), x, y, z);
        const r = Math.hypot(u, w) / 0.36;
        if (r < 0.14) return { colour: gold, metal: true };
        return enamel(u / 0.36, w / 0.36) < 0.16 ? { colour: gold, metal: true } : undefined;
      },
    },
  ],
  map: (x, y, z) => {
    near.reset();
    for (const link of LINKS) {
      const [u, v, w] = linkLocal(link, x, y, z);
      near.add(disc(u, v, w, 0.4, 0.05, 0.035), 0);
      near.add(torus(u, v - 0.045, w, 0.375, 0.028), 0);
      near.add(disc(u, v - 0.048, w, 0.36, 0.012, 0.006), 1);
      near.add(capsule(u, v, w, 0, -0.04, 0, 0, -0.42, 0, 0.045), 0);
      near.add(capsule(u, v, w, -0.19, -0.46, 0, 0.19, -0.46, 0, 0.065), 0);
    }
    return near.done();
  },
};
