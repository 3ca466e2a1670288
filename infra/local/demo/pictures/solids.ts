/** Distance functions of simple solids, in scene units. Negative inside. */

/** A plate lying in x/z with corners of radius `corner`, edges softened by `soft`. */
export function plate(
  x: number,
  y: number,
  z: number,
  a: number,
  half: number,
  c: number,
  corner: number,
  soft: number,
): number {
  const d = rect(x, z, a, c, corner) + soft;
  const h = Math.abs(y) - half + soft;
  const od = Math.max(d, 0);
  const oh = Math.max(h, 0);
  return Math.min(Math.max(d, h), 0) + Math.sqrt(od * od + oh * oh) - soft;
}

/** Rounded rectangle in the plane. */
export function rect(x: number, z: number, a: number, c: number, corner: number): number {
  const qx = Math.abs(x) - a + corner;
  const qz = Math.abs(z) - c + corner;
  return Math.hypot(Math.max(qx, 0), Math.max(qz, 0)) + Math.min(Math.max(qx, qz), 0) - corner;
}

/** Disc of radius `r` around the y axis. */
export function disc(x: number, y: number, z: number, r: number, half: number, soft: number): number {
  const d = Math.hypot(x, z) - r + soft;
  const h = Math.abs(y) - half + soft;
  return Math.min(Math.max(d, h), 0) + Math.hypot(Math.max(d, 0), Math.max(h, 0)) - soft;
}

export function torus(x: number, y: number, z: number, r: number, tube: number): number {
  return Math.hypot(Math.hypot(x, z) - r, y) - tube;
}

export function capsule(
  x: number,
  y: number,
  z: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  r: number,
): number {
  const dx = bx - ax;
  const dy = by - ay;
  const dz = bz - az;
  const px = x - ax;
  const py = y - ay;
  const pz = z - az;
  const t = Math.min(1, Math.max(0, (px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz)));
  return Math.hypot(px - dx * t, py - dy * t, pz - dz * t) - r;
}

/** Turns a point in the x/z plane by `cos`, `sin`. */
export const turn = (angle: number): readonly [number, number] => [Math.cos(angle), Math.sin(angle)];
