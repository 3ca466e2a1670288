import { clamp, goldRamp, smooth, type Rgb } from './palette.ts';

/**
 * A small studio: solids given as distance functions on a seamless backdrop, one large soft lamp upper left,
 * a strip light on the right, rays marched to the surface. Units: the object spans about −1…1, y is up.
 */
export interface Material {
  kind: 'metal' | 'leather' | 'lacquer' | 'cloth' | 'glass';
  colour: Rgb;
  /** Height added to the surface (scene units); the renderer lights its slope. */
  bump?: (x: number, y: number, z: number) => number;
  /** Colour that depends on the place, for stitching, edges, inlay. */
  paint?: (x: number, y: number, z: number) => { colour: Rgb; metal?: boolean } | undefined;
  /** Step over which the bump's slope is taken. */
  grain?: number;
}

export interface Scene {
  slug: string;
  name: string;
  /** Distance to the nearest solid; leaves the index of its material in `hit.material`. */
  map: (x: number, y: number, z: number) => number;
  materials: readonly Material[];
  ground: readonly [Rgb, Rgb];
  camera: { yaw: number; pitch: number; distance: number; lookAt?: readonly [number, number, number] };
  /** No solid reaches above this height. */
  top: number;
}

export const hit = { material: 0 };
const plain: Material = { kind: 'cloth', colour: [128, 128, 128] };

/** Keeps the nearer of two solids and its material. */
export class Nearest {
  distance = 1e9;
  material = 0;
  reset(): void {
    this.distance = 1e9;
  }
  add(d: number, material: number): void {
    if (d < this.distance) {
      this.distance = d;
      this.material = material;
    }
  }
  done(): number {
    hit.material = this.material;
    return this.distance;
  }
}

type V = readonly [number, number, number];
const norm = (v: V): V => {
  const n = Math.hypot(...v);
  return [v[0] / n, v[1] / n, v[2] / n];
};
const lamp = norm([-0.62, 0.9, -0.16]);
const fill = norm([0.75, 0.45, 0.5]);
const LENS = 2.9;

const linear = (c: number): number => (c / 255) ** 2.2;

/** Brightness of the studio in a direction, seen from the table. */
function studio(x: number, y: number, z: number): number {
  const key = x * lamp[0] + y * lamp[1] + z * lamp[2];
  const strip = x * 0.86 + y * 0.42 + z * 0.28;
  const panel = x * -0.32 + y * 0.2 + z * 0.926;
  const back = x * -0.1 + y * 0.5 + z * -0.86;
  return (
    0.1 +
    0.22 * smooth(-0.2, 0.9, y) +
    0.72 * smooth(0.66, 0.93, key) +
    0.42 * smooth(0.955, 0.985, strip) +
    0.34 * smooth(0.8, 0.97, back) +
    0.3 * smooth(0.35, 0.95, panel) -
    0.06 * smooth(0.2, -0.6, y)
  );
}

export function render(scene: Scene, width: number, height: number, grid: number): Buffer {
  const { yaw, pitch, distance, lookAt = [0, 0.1, 0] } = scene.camera;
  const cp = Math.cos(pitch);
  const sp = Math.sin(pitch);
  const eye: V = [
    lookAt[0] + distance * cp * Math.sin(yaw),
    lookAt[1] + distance * sp,
    lookAt[2] + distance * cp * Math.cos(yaw),
  ];
  const forward = norm([lookAt[0] - eye[0], lookAt[1] - eye[1], lookAt[2] - eye[2]]);
  const right = norm([-forward[2], 0, forward[0]]);
  const up: V = [
    right[1] * forward[2] - right[2] * forward[1],
    right[2] * forward[0] - right[0] * forward[2],
    right[0] * forward[1] - right[1] * forward[0],
  ];
  const out = Buffer.alloc(width * height * 3);
  const samples = grid * grid;
  const pixel: [number, number, number] = [0, 0, 0];
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      let r = 0;
      let g = 0;
      let b = 0;
      for (let s = 0; s < samples; s++) {
        const sx = (px + ((s % grid) + 0.5) / grid) / width;
        const sy = (py + (Math.floor(s / grid) + 0.5) / grid) / height;
        const ix = (sx - 0.5) * 2;
        const iy = ((0.5 - sy) * 2 * height) / width;
        const d = norm([
          forward[0] * LENS + right[0] * ix + up[0] * iy,
          forward[1] * LENS + right[1] * ix + up[1] * iy,
          forward[2] * LENS + right[2] * ix + up[2] * iy,
        ]);
        trace(scene, eye, d, sx, sy, pixel);
        r += pixel[0];
        g += pixel[1];
        b += pixel[2];
      }
      const at = (py * width + px) * 3;
      out[at] = tone(r / samples);
      out[at + 1] = tone(g / samples);
      out[at + 2] = tone(b / samples);
    }
  }
  return out;
}

const tone = (v: number): number => Math.round(255 * clamp(v, 0, 1) ** (1 / 2.2));

function shadow(scene: Scene, x: number, y: number, z: number): number {
  let t = 0.02;
  let light = 1;
  for (let i = 0; i < 36 && t < 3; i++) {
    const py = y + lamp[1] * t;
    if (py > scene.top) break;
    const d = scene.map(x + lamp[0] * t, py, z + lamp[2] * t);
    light = Math.min(light, 0.5 + (5.5 * d) / t);
    if (light <= 0) return 0;
    t += clamp(d, 0.012, 0.14);
  }
  return light * light * (3 - 2 * light);
}

function occlusion(scene: Scene, x: number, y: number, z: number, nx: number, ny: number, nz: number): number {
  let blocked = 0;
  let weight = 1;
  for (let i = 1; i <= 5; i++) {
    const h = 0.016 * i * i;
    blocked += Math.max(0, h - scene.map(x + nx * h, y + ny * h, z + nz * h)) * weight;
    weight *= 0.72;
  }
  return clamp(1 - 2.4 * blocked, 0, 1);
}

function backdrop(scene: Scene, sx: number, sy: number): Rgb {
  const [near, far] = scene.ground;
  const t = smooth(0, 1.25, Math.hypot((sx - 0.3) * 0.8, sy - 0.28));
  return [
    linear(near[0]) + (linear(far[0]) - linear(near[0])) * t,
    linear(near[1]) + (linear(far[1]) - linear(near[1])) * t,
    linear(near[2]) + (linear(far[2]) - linear(near[2])) * t,
  ];
}

function trace(scene: Scene, eye: V, d: V, sx: number, sy: number, pixel: [number, number, number]): void {
  const floor = -eye[1] / d[1];
  let t = (scene.top - eye[1]) / d[1];
  let found = false;
  for (let i = 0; i < 110 && t < floor; i++) {
    const dist = scene.map(eye[0] + d[0] * t, eye[1] + d[1] * t, eye[2] + d[2] * t);
    if (dist < 0.0006) {
      found = true;
      break;
    }
    t += dist * 0.9;
  }
  if (!found) {
    const x = eye[0] + d[0] * floor;
    const z = eye[2] + d[2] * floor;
    const base = backdrop(scene, sx, sy);
    const lit = 0.34 + 0.66 * shadow(scene, x, 0.001, z);
    const ao = 0.35 + 0.65 * occlusion(scene, x, 0, z, 0, 1, 0);
    const k = lit * ao;
    pixel[0] = base[0] * k;
    pixel[1] = base[1] * k;
    pixel[2] = base[2] * k;
    return;
  }
  const x = eye[0] + d[0] * t;
  const y = eye[1] + d[1] * t;
  const z = eye[2] + d[2] * t;
  const material = scene.materials[hit.material] ?? plain;
  const e = 0.0012;
  const k1 = scene.map(x + e, y - e, z - e);
  const k2 = scene.map(x - e, y - e, z + e);
  const k3 = scene.map(x - e, y + e, z - e);
  const k4 = scene.map(x + e, y + e, z + e);
  let [nx, ny, nz] = norm([k1 - k2 - k3 + k4, -k1 - k2 + k3 + k4, -k1 + k2 - k3 + k4]);
  const [gx, gy, gz] = [nx, ny, nz];
  if (material.bump) {
    const s = material.grain ?? 0.0016;
    const h = material.bump(x, y, z);
    const bx = (material.bump(x + s, y, z) - h) / s;
    const by = (material.bump(x, y + s, z) - h) / s;
    const bz = (material.bump(x, y, z + s) - h) / s;
    const dot = bx * nx + by * ny + bz * nz;
    [nx, ny, nz] = norm([nx - bx + dot * gx, ny - by + dot * gy, nz - bz + dot * gz]);
  }
  const painted = material.paint?.(x, y, z);
  const base = painted?.colour ?? material.colour;
  const kind = painted?.metal ? 'metal' : material.kind;
  const view = -(d[0] * nx + d[1] * ny + d[2] * nz);
  const rx = d[0] + 2 * view * nx;
  const ry = d[1] + 2 * view * ny;
  const rz = d[2] + 2 * view * nz;
  const lit = shadow(scene, x + gx * 0.004, y + gy * 0.004, z + gz * 0.004);
  const ao = occlusion(scene, x, y, z, gx, gy, gz);
  const ndl = Math.max(0, nx * lamp[0] + ny * lamp[1] + nz * lamp[2]);
  const ndf = Math.max(0, nx * fill[0] + ny * fill[1] + nz * fill[2]);
  const env = studio(rx, ry, rz);
  const fresnel = 0.04 + 0.96 * (1 - clamp(view, 0, 1)) ** 5;
  if (kind === 'metal') {
    const seen = (env * 0.92 + 0.14 * ndl + 0.07) * (0.35 + 0.65 * ao) * (0.62 + 0.38 * lit);
    const c = goldRamp(seen);
    const tint: Rgb = [base[0] / 201, base[1] / 169, base[2] / 97];
    pixel[0] = linear(c[0] * tint[0]) * 1.05;
    pixel[1] = linear(c[1] * tint[1]) * 1.05;
    pixel[2] = linear(c[2] * tint[2]) * 1.05;
    return;
  }
  const diffuse = 0.98 * ndl * lit + (0.2 + 0.16 * (ny * 0.5 + 0.5)) * ao + 0.2 * ndf * ao;
  const hx = lamp[0] - d[0];
  const hy = lamp[1] - d[1];
  const hz = lamp[2] - d[2];
  const ndh = Math.max(0, (nx * hx + ny * hy + nz * hz) / Math.hypot(hx, hy, hz));
  let shine: number;
  if (kind === 'leather') shine = 0.1 * ndh ** 14 * lit + 0.05 * fresnel * env + 0.05 * ndh ** 60 * lit;
  else if (kind === 'lacquer')
    shine = (0.05 + 0.95 * fresnel) * env * 0.62 * (0.4 + 0.6 * ao) + 0.25 * ndh ** 260 * lit;
  else if (kind === 'glass') shine = (0.1 + 0.9 * fresnel) * env * 0.85 + 0.6 * ndh ** 300 * lit;
  else shine = 0.05 * (1 - clamp(view, 0, 1)) ** 2 * ao;
  pixel[0] = linear(base[0]) * diffuse + shine;
  pixel[1] = linear(base[1]) * diffuse + shine * 0.97;
  pixel[2] = linear(base[2]) * diffuse + shine * 0.9;
}
