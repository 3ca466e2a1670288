import sharp from 'sharp';
import { rasterise, type Surface } from './dial-surface.ts';
import { azurage, barleycorn, basket, clousDeParis, flinque, rays, scales, spirals, type Height } from './guilloche.ts';
import { save } from './output.ts';
import { hex } from './palette.ts';

interface Medal {
  slug: string;
  turning: Height;
  inlay: number;
  /** Line drawing in a −100…100 square. */
  icon: string;
}

const medals: readonly Medal[] = [
  {
    slug: 'catalogue',
    turning: barleycorn(24, 36, 0.46),
    inlay: 0.55,
    icon: '<rect x="-52" y="-64" width="46" height="58"/><rect x="6" y="-64" width="46" height="58"/><rect x="-52" y="8" width="46" height="58"/><rect x="6" y="8" width="46" height="58"/><circle cx="-29" cy="-35" r="12"/><circle cx="29" cy="37" r="12"/>',
  },
  {
    slug: 'appointments',
    turning: flinque(64, 0.5, 1.4),
    inlay: 0.4,
    icon: '<rect x="-58" y="-50" width="116" height="108"/><path d="M-58 -20H58M-30 -66v30M30 -66v30"/><path d="M-22 18l16 17L26 2"/>',
  },
  {
    slug: 'wish-list',
    turning: spirals(30, 9),
    inlay: 0.6,
    icon: '<path d="M0 60C-82 4-66-52-34-54-12-55-2-38 0-28 2-38 12-55 34-54 66-52 82 4 0 60Z"/>',
  },
  {
    slug: 'reservation',
    turning: clousDeParis(20),
    inlay: 0.4,
    icon: '<path d="M-38 -68H38V66L0 34-38 66Z"/><path d="M-16 -22H16M0 -38V-6"/>',
  },
  {
    slug: 'advice',
    turning: rays(120),
    inlay: 0.5,
    icon: '<path d="M-64 -52H40V24H-12L-40 52V24H-64Z"/><path d="M58 -20V50H40V70L18 50H0"/><path d="M-42 -24H18M-42 0H0"/>',
  },
  {
    slug: 'service',
    turning: basket(84, 14),
    inlay: 0.4,
    icon: '<circle r="30"/><circle r="10"/><path d="M0 -66V-42M0 42V66M-66 0H-42M42 0H66M-47 -47L-30 -30M30 30L47 47M-47 47L-30 30M30 -30L47 -47"/>',
  },
  {
    slug: 'certificates',
    turning: scales(6.5, 4),
    inlay: 0.5,
    icon: '<path d="M-48 -66H28L48 -46V30H-48Z"/><path d="M-28 -38H18M-28 -16H28M-28 6H4"/><circle cx="22" cy="34" r="20"/><path d="M10 52V74L22 66 34 74V52"/>',
  },
  {
    slug: 'invitations',
    turning: spirals(22, 7),
    inlay: 0.55,
    icon: '<rect x="-66" y="-44" width="132" height="92"/><path d="M-66 -44L0 14 66 -44M-66 48L-20 0M66 48L20 0"/>',
  },
  {
    slug: 'valuation',
    turning: barleycorn(18, 24, 0.44),
    inlay: 0.5,
    icon: '<circle cx="-10" cy="-10" r="46"/><path d="M24 24L64 64"/><path d="M-34 -18L-22 -32H2L14 -18-10 14ZM-34 -18H14"/>',
  },
  {
    slug: 'clienteling',
    turning: flinque(48, 0.8, 1.1),
    inlay: 0.4,
    icon: '<path d="M-54 -64H50V64H-54ZM-34 -64V64"/><circle cx="9" cy="-16" r="16"/><path d="M-18 34C-18 2 36 2 36 34"/>',
  },
  {
    slug: 'boutiques',
    turning: clousDeParis(26),
    inlay: 0.35,
    icon: '<path d="M-62 -26L-48 -60H48L62 -26Z"/><path d="M-62 -26C-62 -4-21 -4-21 -26-21 -4 21 -4 21 -26 21 -4 62 -4 62 -26"/><path d="M-52 -6V62H52V-6M-20 62V18H20V62"/>',
  },
  {
    slug: 'design',
    turning: barleycorn(30, 48, 0.48),
    inlay: 0.6,
    icon: '<path d="M-62 62L-52 26 34 -60C42 -68 68 -42 60 -34L-26 52ZM-52 26L-26 52M18 -44L44 -18"/><path d="M6 62H62"/>',
  },
];

const SIZE = 800;

async function medal({ turning, inlay, icon }: Medal): Promise<Buffer> {
  const surface: Surface = {
    lit: hex('#1E6B50'),
    mid: hex('#0E4634'),
    shade: hex('#06271D'),
    bezel: 'polished',
    zones: [
      { inner: 0, outer: 0.58, height: azurage(0, 0, 60), relief: 0.14, inlay: 0, fan: 0.45 },
      { inner: 0.58, outer: 0.605, height: () => 0, relief: 0, inlay: 1, fan: 0.3 },
      { inner: 0.605, outer: 0.982, height: turning, relief: 0.45, inlay, fan: 0.35 },
    ],
  };
  const width = 620;
  const raw = rasterise(surface, { x: 0, y: 0, reach: 1.12 }, width, width, 3);
  const offset = (SIZE - width) / 2;
  const stroke = 'fill="none" stroke-width="6.6" stroke-linejoin="miter" stroke-linecap="square"';
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><defs><radialGradient id="g" cx=".3" cy=".24" r="1"><stop offset="0" stop-color="#F8F2E6"/><stop offset="1" stop-color="#E6DAC4"/></radialGradient><filter id="b" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="22"/></filter></defs><rect width="${SIZE}" height="${SIZE}" fill="url(#g)"/><circle cx="${SIZE / 2 + 26}" cy="${SIZE / 2 + 38}" r="300" fill="#2B2109" opacity=".36" filter="url(#b)"/></svg>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="-400 -400 800 800"><defs><linearGradient id="i" gradientUnits="userSpaceOnUse" x1="-70" y1="-80" x2="70" y2="80"><stop offset="0" stop-color="#FFF6DC"/><stop offset=".5" stop-color="#E3C98B"/><stop offset="1" stop-color="#A98A45"/></linearGradient><filter id="s" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="4"/></filter></defs><g ${stroke} stroke="#010806" opacity=".55" filter="url(#s)" transform="translate(5 7) scale(1.22)">${icon}</g><g ${stroke} stroke="url(#i)" transform="scale(1.22)">${icon}</g></svg>`;
  return sharp(Buffer.from(ground))
    .composite([
      { input: raw, raw: { width, height: width, channels: 4 }, left: offset, top: offset },
      { input: Buffer.from(drawing) },
    ])
    .png()
    .toBuffer();
}

/** Renders the medals of the feature library (all without a name). */
export async function makeFeatures(only: readonly string[], report: (line: string) => void): Promise<void> {
  for (const spec of medals) {
    if (only.length && !only.includes(spec.slug)) continue;
    const bytes = await save(`feature-${spec.slug}`, await medal(spec), {
      widths: [320, 640],
      fallback: 480,
      quality: 54,
    });
    report(`feature-${spec.slug}: ${Math.round(bytes / 1024)} KB`);
  }
}
