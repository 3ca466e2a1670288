import type { Material } from './scene.ts';
import { gold, hex, type Rgb } from './palette.ts';

const hash = (x: number, y: number, z: number): number => {
  let h = (x * 374761393 + y * 668265263 + z * 2147483647) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

/** Distance to the nearest of random points, one per cell: the pebbles of grained leather. */
function pebbles(x: number, y: number, z: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const iz = Math.floor(z);
  let best = 9;
  for (let a = ix - 1; a <= ix + 1; a++) {
    for (let b = iy - 1; b <= iy + 1; b++) {
      for (let c = iz - 1; c <= iz + 1; c++) {
        const dx = a + hash(a, b, c) - x;
        const dy = b + hash(a + 57, b, c) - y;
        const dz = c + hash(a, b + 113, c) - z;
        const d = dx * dx + dy * dy + dz * dz;
        if (d < best) best = d;
      }
    }
  }
  return Math.sqrt(best);
}

export const grained =
  (size: number, depth: number) =>
  (x: number, y: number, z: number): number =>
    -depth * pebbles(x / size, y / size, z / size) ** 2;

export const cognac: Rgb = hex('#8A4E22');
export const bottle: Rgb = hex('#12503A');
export const thread: Rgb = hex('#DDBF7C');

export const leather = (colour: Rgb, extra: Partial<Material> = {}): Material => ({
  kind: 'leather',
  colour,
  bump: grained(0.021, 0.0062),
  ...extra,
});
export const polishedGold: Material = { kind: 'metal', colour: gold };

/** Stitches of `pitch` on a seam: `across` is the distance from the seam, `run` the way along it. */
export function stitch(across: number, run: number, pitch: number, width: number): boolean {
  const phase = run / pitch - Math.floor(run / pitch);
  const along = (phase - 0.5) / 0.36;
  return Math.abs(along) < 1 && Math.abs(across) < width * Math.sqrt(1 - along * along * 0.6);
}
