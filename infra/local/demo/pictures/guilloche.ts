/**
 * Engine-turned patterns as height functions: `(u, v)` on the dial (radius 1) to a height 0 (bottom of the cut) to 1 (crest).
 * Each is what a rose engine, a straight-line engine or a fan cut would leave in the metal.
 */
export type Height = (u: number, v: number) => number;

const TAU = Math.PI * 2;
const fract = (x: number): number => x - Math.floor(x);
const tri = (x: number): number => Math.abs(fract(x) - 0.5) * 2;

/** Flinqué sunburst: rays that sway as they run outwards. */
export const flinque =
  (rays: number, sway: number, waves: number): Height =>
  (u, v) => {
    const r = Math.hypot(u, v);
    const th = Math.atan2(v, u) / TAU;
    return tri(rays * th + sway * Math.sin(r * waves * TAU));
  };

/** Clous de Paris: a field of small pyramids, `pitch` of them per radius, turned by 45°. */
export const clousDeParis =
  (pitch: number): Height =>
  (u, v) => {
    const a = tri(((u + v) * pitch) / Math.SQRT2);
    const b = tri(((u - v) * pitch) / Math.SQRT2);
    return Math.min(a, b);
  };

/** Grain d'orge: rings of `lobes` waves, each ring half a wave further than the last. */
export const barleycorn =
  (rings: number, lobes: number, depth: number): Height =>
  (u, v) => {
    const r = Math.hypot(u, v) * rings;
    const th = Math.atan2(v, u) * lobes;
    const s = Math.sin(th) * depth;
    const i = Math.floor(r);
    let nearest = 9;
    for (let k = i - 1; k <= i + 2; k++) {
      const d = Math.abs(r - k - (k & 1 ? s : -s));
      if (d < nearest) nearest = d;
    }
    return Math.min(1, nearest * 2.2);
  };

/** Two families of logarithmic spirals that cross: diamonds growing outwards like a sunflower. */
export const spirals =
  (arms: number, pitch: number): Height =>
  (u, v) => {
    const r = Math.max(1e-4, Math.hypot(u, v));
    const th = Math.atan2(v, u) / TAU;
    const l = Math.log(r) * pitch;
    return Math.min(tri(arms * th + l), tri(arms * th - l));
  };

/** Écailles: overlapping scales, each cut in fine arcs. */
export const scales =
  (perRadius: number, arcs: number): Height =>
  (u, v) => {
    const w = 1 / perRadius;
    const rowHeight = w * 0.5;
    const row = Math.floor(v / rowHeight);
    for (let k = row + 2; k >= row - 1; k--) {
      const offset = k & 1 ? 0.5 : 0;
      const cx = (Math.floor(u / w - offset) + offset + 0.5) * w;
      const d = Math.hypot(u - cx, v - k * rowHeight) / (w * 0.5);
      if (d <= 1.0) return Math.min(tri(d * arcs) * 0.75 + 0.25, (1 - d) * 14);
    }
    return 0;
  };

/** Azurage: plain concentric circles around a point, for sub-dials. */
export const azurage =
  (cx: number, cy: number, rings: number): Height =>
  (u, v) =>
    tri(Math.hypot(u - cx, v - cy) * rings);

/** Panier: a woven basket of `cols` × `rows` around the centre. */
export const basket =
  (cols: number, rows: number): Height =>
  (u, v) => {
    const r = Math.hypot(u, v) * rows;
    const a = (Math.atan2(v, u) / TAU) * cols;
    const odd = (Math.floor(r) + Math.floor(a)) & 1;
    return odd
      ? tri(fract(r) * 3) * 0.6 + 0.4 * Math.sin(fract(a) * Math.PI)
      : tri(fract(a) * 3) * 0.6 + 0.4 * Math.sin(fract(r) * Math.PI);
  };

/** Straight rays without sway, for rings of minutes. */
export const rays =
  (count: number): Height =>
  (u, v) =>
    tri((Math.atan2(v, u) / TAU) * count);
