import { f, hand, polar, ridge, type Hands } from './dial-hands.ts';
import { css, goldRamp } from './palette.ts';
import { text } from './type.ts';

/** One dial radius in the overlay's units. */
export const UNIT = 1000;

export type Indices = 'baton' | 'roman' | 'pearl' | 'wedge' | 'arabic' | 'kite';

export type SubDial =
  | { kind: 'seconds'; x: number; y: number; r: number; at: number }
  | { kind: 'zone'; x: number; y: number; r: number; at: number }
  | { kind: 'reserve'; x: number; y: number; r: number; at: number }
  | { kind: 'moon'; x: number; y: number; r: number; age: number }
  | { kind: 'date'; x: number; y: number; day: number };

export interface Furniture {
  hands: Hands;
  indices: Indices;
  hour: number;
  minute: number;
  second?: number;
  track: 'railway' | 'dots' | 'lines';
  subDials: readonly SubDial[];
  /** Height of the signature above the middle, in dial radii. */
  signatureAt: number;
  caption: string;
  captionAt: number;
  /** The hour ring is pale although the middle is not. */
  paleRing?: boolean;
  /** Pale dials carry dark gold and green ink. */
  pale?: boolean;
}

const romans = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];

/** Points on the dial that a sub-dial already covers. */
function covered(x: number, y: number, subDials: readonly SubDial[], margin: number): boolean {
  return subDials.some((s) => Math.hypot(x - s.x * UNIT, y - s.y * UNIT) < ('r' in s ? s.r : 0.1) * UNIT + margin);
}

function index(kind: Indices, i: number, pale: boolean): string {
  const deg = i * 30;
  const quarter = i % 3 === 0;
  const ink = pale ? '#0B3326' : css(goldRamp(0.66));
  switch (kind) {
    case 'baton': {
      const w = quarter ? 17 : 11;
      const [r1, r2] = quarter ? [700, 860] : [735, 860];
      return ridge(
        deg,
        `M0 ${-r1}L${-w} ${-r1 - 12}L${-w} ${-r2}L0 ${-r2}Z`,
        `M0 ${-r1}L${w} ${-r1 - 12}L${w} ${-r2}L0 ${-r2}Z`,
      );
    }
    case 'wedge': {
      const w = quarter ? 25 : 17;
      return ridge(deg, `M0 -690L${-w} -862L0 -862Z`, `M0 -690L${w} -862L0 -862Z`);
    }
    case 'kite': {
      const w = quarter ? 30 : 19;
      const from = quarter ? 676 : 726;
      return ridge(deg, `M0 ${-from}L${-w} -815L0 -868Z`, `M0 ${-from}L${w} -815L0 -868Z`);
    }
    case 'pearl': {
      const [x, y] = polar(deg, 808);
      const r = quarter ? 27 : 18;
      return `<circle cx="${f(x)}" cy="${f(y)}" r="${r}" fill="url(#pearl)"/>`;
    }
    case 'roman':
      return `<g transform="rotate(${deg})">${text(romans[i] ?? '', 0, -716, { face: 'serif', weight: 500, size: 178, anchor: 'middle', fill: ink, tracking: -0.02 })}</g>`;
    case 'arabic': {
      if (!quarter) {
        return ridge(deg, `M0 -760L-9 -768L-9 -860L0 -860Z`, `M0 -760L9 -768L9 -860L0 -860Z`);
      }
      const [x, y] = polar(deg, 758);
      return text(String(i || 12), x, y + 62, { face: 'serif', weight: 400, size: 200, anchor: 'middle', fill: ink });
    }
  }
}

function track(kind: Furniture['track'], pale: boolean): string {
  const ink = pale ? '#2E4A38' : '#D3B878';
  let out = '';
  if (kind === 'railway') {
    out += `<g fill="none" stroke="${ink}" stroke-width="2.4"><circle r="955"/><circle r="918"/></g>`;
    for (let i = 0; i < 60; i++) out += tick(i * 6, 918, 955, i % 5 ? 2.4 : 8, ink);
  } else if (kind === 'dots') {
    for (let i = 0; i < 60; i++) {
      const [x, y] = polar(i * 6, 938);
      out += `<circle cx="${f(x)}" cy="${f(y)}" r="${i % 5 ? 4.4 : 9}" fill="${ink}"/>`;
    }
  } else {
    for (let i = 0; i < 240; i++) {
      const major = i % 4 === 0;
      out += tick(i * 1.5, major ? 916 : 938, 958, major ? (i % 20 ? 3.4 : 6) : 1.5, ink);
    }
  }
  return out;
}

function tick(deg: number, r1: number, r2: number, w: number, ink: string): string {
  const [x1, y1] = polar(deg, r1);
  const [x2, y2] = polar(deg, r2);
  return `<path d="M${f(x1)} ${f(y1)}L${f(x2)} ${f(y2)}" stroke="${ink}" stroke-width="${w}"/>`;
}

function rimmed(r: number, pale: boolean): string {
  return `<circle r="${f(r)}" fill="none" stroke="url(#rim)" stroke-width="13"/><circle r="${f(r - 9)}" fill="none" stroke="${pale ? '#6E5320' : '#04140F'}" stroke-opacity=".5" stroke-width="4"/>`;
}

/** Four labels round a small dial, the first at the top; `at` and `size` are parts of its radius `r`. */
function quarters(
  labels: readonly string[],
  { r, at, size, ink }: { r: number; at: number; size: number; ink: string },
) {
  const written = labels.map((label, i) => {
    const [x, y] = polar(i * 90, r * at);
    return text(label, x, y + r * 0.09, { face: 'serif', weight: 500, size: r * size, anchor: 'middle', fill: ink });
  });
  return written.join('');
}

function subDial(s: SubDial, pale: boolean): { under: string; over: string } {
  const ink = pale ? '#23402F' : '#DCC48A';
  const place = (body: string): string => `<g transform="translate(${f(s.x * UNIT)} ${f(s.y * UNIT)})">${body}</g>`;
  if (s.kind === 'date') {
    const frame = `<rect x="-74" y="-58" width="148" height="116" fill="url(#rim)"/><rect x="-62" y="-46" width="124" height="92" fill="#F7F1E2"/><path d="M-62 -46h124v16h-124z" fill="#000" opacity=".18"/>`;
    return {
      under: place(
        frame + text(String(s.day), 0, 33, { face: 'serif', weight: 600, size: 98, anchor: 'middle', fill: '#0B3326' }),
      ),
      over: '',
    };
  }
  const r = s.r * UNIT;
  if (s.kind === 'moon') {
    // the disc with two moons turns behind a double-arched window
    const moon = r * 0.33;
    const swing = ((s.age % 29.53) / 29.53) * 180 - 90;
    const [mx, my] = polar(swing, r * 0.52);
    let stars = '';
    for (let i = 0; i < 46; i++) {
      const a = i * 137.5;
      const rr = r * 0.9 * Math.sqrt((i + 0.5) / 46);
      const [x, y] = polar(a, rr);
      const size = i % 7 === 0 ? 7 : i % 3 === 0 ? 4 : 2.6;
      stars += `<path transform="translate(${f(x)} ${f(y)})" d="M0 ${-size * 1.7}L${size * 0.4} ${-size * 0.4}L${size * 1.7} 0L${size * 0.4} ${size * 0.4}L0 ${size * 1.7}L${-size * 0.4} ${size * 0.4}L${-size * 1.7} 0L${-size * 0.4} ${-size * 0.4}Z" fill="#E9D49B" opacity="${(0.5 + 0.5 * ((i * 0.37) % 1)).toFixed(2)}"/>`;
    }
    const window = `M${f(-r * 0.9)} 0A${f(r * 0.9)} ${f(r * 0.9)} 0 0 1 ${f(r * 0.9)} 0A${f(r * 0.4)} ${f(r * 0.4)} 0 0 0 ${f(r * 0.12)} 0Q0 ${f(r * 0.22)} ${f(-r * 0.12)} 0A${f(r * 0.4)} ${f(r * 0.4)} 0 0 0 ${f(-r * 0.9)} 0Z`;
    const under = `<clipPath id="moonWindow"><path d="${window}"/></clipPath>${rimmed(r, pale)}
      <g clip-path="url(#moonWindow)"><circle r="${f(r)}" fill="url(#night)"/>${stars}<g transform="translate(${f(mx)} ${f(my)})"><circle r="${f(moon)}" fill="url(#moon)"/><g fill="#7A5A1E" opacity=".28"><circle cx="${f(-moon * 0.25)}" cy="${f(-moon * 0.2)}" r="${f(moon * 0.2)}"/><circle cx="${f(moon * 0.3)}" cy="${f(moon * 0.1)}" r="${f(moon * 0.15)}"/><circle cx="${f(-moon * 0.05)}" cy="${f(moon * 0.42)}" r="${f(moon * 0.12)}"/></g></g></g>
      <path d="${window}" fill="none" stroke="url(#rim)" stroke-width="9"/>`;
    return { under: place(under), over: '' };
  }
  let under = rimmed(r, pale);
  const at = s.at;
  if (s.kind === 'seconds') {
    for (let i = 0; i < 60; i++) {
      under += tick(i * 6, r * (i % 5 ? 0.87 : 0.81), r * 0.92, i % 5 ? 2.2 : 4.6, ink);
    }
    under += quarters(['60', '15', '30', '45'], { r, at: 0.64, size: 0.27, ink });
  } else if (s.kind === 'zone') {
    for (let i = 0; i < 24; i++) under += tick(i * 15, r * (i % 2 ? 0.87 : 0.81), r * 0.92, i % 6 ? 2.6 : 6, ink);
    under += quarters(['24', '6', '12', '18'], { r, at: 0.63, size: 0.28, ink });
  } else {
    for (let i = 0; i <= 20; i++)
      under += tick(-120 + i * 12, r * (i % 5 ? 0.86 : 0.78), r * 0.92, i % 5 ? 2.6 : 6, ink);
    const [x0, y0] = polar(-120, r * 0.6);
    const [x1, y1] = polar(120, r * 0.6);
    under += text('0', x0, y0 + r * 0.08, { face: 'serif', weight: 500, size: r * 0.26, anchor: 'middle', fill: ink });
    under += text('72', x1, y1 + r * 0.08, { face: 'serif', weight: 500, size: r * 0.26, anchor: 'middle', fill: ink });
  }
  const over = `${hand(s.kind === 'zone' ? 'leaf' : 'baton', at, r * 0.76, s.kind === 'zone' ? 15 : 7)}<circle r="17" fill="url(#pearl)" stroke="#2A1D08" stroke-opacity=".4"/>`;
  return { under: place(under), over: place(over) };
}

/** Everything that stands on the dial: track, indices, lettering, sub-dials, hands, each with its shadow, as SVG body in a −1105…1105 square. */
export function furniture(spec: Furniture): string {
  const pale = spec.pale === true;
  const subs = spec.subDials.map((s) => subDial(s, pale));
  let marks = '';
  for (let i = 0; i < 12; i++) {
    const [x, y] = polar(i * 30, 790);
    if (!covered(x, y, spec.subDials, 45)) marks += index(spec.indices, i, spec.paleRing ?? pale);
  }
  const ink = pale ? '#0B3326' : '#E9D49B';
  const lettering =
    text('VITRINE', 0, -spec.signatureAt * UNIT, {
      face: 'serif',
      weight: 500,
      size: 90,
      tracking: 0.24,
      anchor: 'middle',
      fill: ink,
    }) +
    text(spec.caption, 0, spec.captionAt * UNIT, {
      face: 'sans',
      weight: 400,
      size: 32,
      tracking: 0.4,
      anchor: 'middle',
      fill: ink,
    });
  const hourDeg = (spec.hour % 12) * 30 + spec.minute * 0.5;
  const minuteDeg = spec.minute * 6;
  const hourHand = hand(spec.hands, hourDeg, 545, 41);
  const minuteHand = hand(spec.hands, minuteDeg, 832, 32);
  const second =
    spec.second === undefined
      ? ''
      : `<g transform="rotate(${spec.second * 6})"><path d="M-2.6 -880L2.6 -880L4 190L-4 190Z" fill="#E9D49B"/><circle cy="205" r="27" fill="none" stroke="#DFC384" stroke-width="9"/></g>`;
  const shadowed = (body: string, dx: number, dy: number, blur: number, opacity: number): string =>
    `<g filter="url(#b${blur})" opacity="${opacity}"><g transform="translate(${dx} ${dy})" class="s">${silhouette(body)}</g></g>${body}`;
  const hub = `<circle r="44" fill="url(#pearl)"/><circle r="44" fill="none" stroke="#2A1D08" stroke-opacity=".5" stroke-width="2"/><circle r="13" fill="#2A1D08" opacity=".55"/>`;
  return `<defs>
    <radialGradient id="pearl" cx=".34" cy=".3" r=".8"><stop offset="0" stop-color="#FFFBEF"/><stop offset=".3" stop-color="#E9D49B"/><stop offset=".7" stop-color="#A98A45"/><stop offset="1" stop-color="#4A3712"/></radialGradient>
    <linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#5A4318"/><stop offset=".35" stop-color="#B8964F"/><stop offset=".8" stop-color="#F6E7BE"/><stop offset="1" stop-color="#C9A961"/></linearGradient>
    <radialGradient id="night" cx=".4" cy=".2" r=".9"><stop offset="0" stop-color="#12405A"/><stop offset=".55" stop-color="#0A2436"/><stop offset="1" stop-color="#050F18"/></radialGradient>
    <radialGradient id="moon" cx=".34" cy=".3" r=".85"><stop offset="0" stop-color="#FFF8E2"/><stop offset=".5" stop-color="#E3C98B"/><stop offset="1" stop-color="#8A6D2B"/></radialGradient>
    <filter id="b6" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="6"/></filter>
    <filter id="b12" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="12"/></filter>
    <filter id="b20" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="18"/></filter>
  </defs>
  ${track(spec.track, spec.paleRing ?? pale)}
  ${lettering}
  ${subs.map((s) => s.under).join('')}
  ${spec.indices === 'roman' || spec.indices === 'arabic' ? shadowed(marks, 3, 4, 6, 0.4) : shadowed(marks, 9, 11, 6, 0.55)}
  ${subs.map((s) => (s.over ? shadowed(s.over, 12, 15, 12, 0.5) : '')).join('')}
  ${shadowed(hourHand, 18, 23, 12, 0.55)}
  ${shadowed(minuteHand, 26, 33, 20, 0.5)}
  ${second ? shadowed(second, 30, 38, 20, 0.4) : ''}
  ${hub}`;
}

/** The same shapes in plain black, for the shadow below them. */
function silhouette(body: string): string {
  return body
    .replaceAll(/fill="(?!none)[^"]*"/g, 'fill="#000"')
    .replaceAll(/stroke="(?!none)[^"]*"/g, 'stroke="#000"')
    .replaceAll(/ id="[^"]*"/g, '');
}
