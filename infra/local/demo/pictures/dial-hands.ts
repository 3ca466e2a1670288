import { css, goldRamp, light } from './palette.ts';

export type Hands = 'dauphine' | 'leaf' | 'pomme' | 'baton' | 'lance' | 'sword';

/** A coordinate with one decimal. */
export const f = (n: number): string => n.toFixed(1);
/** A point at an angle (degrees from twelve o'clock) and a radius. */
export const polar = (deg: number, r: number): [number, number] => {
  const a = ((deg - 90) * Math.PI) / 180;
  return [r * Math.cos(a), r * Math.sin(a)];
};

/** Brightness of a facet whose surface leans towards the local direction `lean` (degrees) on a part turned by `deg`. */
function facet(deg: number, lean: number, strength = 0.42): string {
  const a = ((deg + lean - 90) * Math.PI) / 180;
  const towards = (Math.cos(a) * light[0] + Math.sin(a) * light[1]) / Math.hypot(light[0], light[1]);
  return css(goldRamp(0.52 + strength * towards));
}

/** A ridge-backed part along its own axis: left and right facet, each lit by where the part points. */
export function ridge(deg: number, left: string, right: string): string {
  return `<g transform="rotate(${f(deg)})"><path d="${left}" fill="${facet(deg, -90)}"/><path d="${right}" fill="${facet(deg, 90)}"/><path d="${left}${right}" fill="none" stroke="#2A1D08" stroke-opacity=".35" stroke-width="1.2"/></g>`;
}

/** A hand pointing `deg` degrees from twelve o'clock, half `w` wide, in overlay units. */
export function hand(kind: Hands, deg: number, length: number, w: number): string {
  const tail = length * 0.18;
  switch (kind) {
    case 'dauphine':
      return ridge(deg, `M0 ${f(tail)}L${f(-w)} 0L0 ${f(-length)}Z`, `M0 ${f(tail)}L${f(w)} 0L0 ${f(-length)}Z`);
    case 'leaf': {
      const side = (s: number): string =>
        `M0 ${f(tail)}L${f(s * w * 0.35)} ${f(tail)}L${f(s * w * 0.32)} ${f(-length * 0.12)}C${f(s * w * 1.5)} ${f(-length * 0.42)} ${f(s * w * 0.9)} ${f(-length * 0.72)} 0 ${f(-length)}Z`;
      return ridge(deg, side(-1), side(1));
    }
    case 'lance': {
      const side = (s: number): string =>
        `M0 ${f(tail)}L${f(s * w * 0.28)} ${f(tail)}L${f(s * w * 0.28)} ${f(-length * 0.5)}L${f(s * w)} ${f(-length * 0.62)}L0 ${f(-length)}Z`;
      return ridge(deg, side(-1), side(1));
    }
    case 'sword': {
      const side = (s: number): string =>
        `M0 ${f(tail)}L${f(s * w * 0.45)} ${f(tail)}L${f(s * w)} ${f(-length * 0.84)}L0 ${f(-length)}Z`;
      return ridge(deg, side(-1), side(1));
    }
    case 'baton': {
      const side = (s: number): string =>
        `M0 ${f(tail)}L${f(s * w * 0.62)} ${f(tail)}L${f(s * w * 0.5)} ${f(-length)}L0 ${f(-length - w * 0.6)}Z`;
      return ridge(deg, side(-1), side(1));
    }
    case 'pomme': {
      const at = length * 0.7;
      const ring = w * 1.55;
      const side = (s: number): string =>
        `M0 ${f(tail)}L${f(s * w * 0.4)} ${f(tail)}L${f(s * w * 0.3)} ${f(-at + ring)}L0 ${f(-at + ring)}Z` +
        `M0 ${f(-at - ring)}L${f(s * w * 0.5)} ${f(-at - ring)}L0 ${f(-length)}Z`;
      return (
        ridge(deg, side(-1), side(1)) +
        `<g transform="rotate(${f(deg)})"><circle cy="${f(-at)}" r="${f(ring)}" fill="none" stroke="${facet(deg, -45)}" stroke-width="${f(w * 0.62)}"/><circle cy="${f(-at)}" r="${f(ring)}" fill="none" stroke="${css(goldRamp(0.86))}" stroke-width="${f(w * 0.16)}"/></g>`
      );
    }
  }
}
