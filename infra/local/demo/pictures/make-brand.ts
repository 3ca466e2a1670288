import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { renderDial } from './dial.ts';
import { findEdition } from './editions.ts';
import { text } from './type.ts';

const frontends = resolve(import.meta.dirname, '../../../../frontends');
const shell = join(frontends, 'shell/src');
const storefront = join(frontends, 'storefront/src/shared/picture');
const prestige = findEdition('prestige');
const write = (folder: string, file: string, data: Buffer): void => writeFileSync(join(folder, file), data);

/** The dial that runs out of the storefront's first view, on transparent ground. */
async function heroDial(): Promise<void> {
  const size = 1600;
  const dial = sharp(await renderDial(prestige, { x: 0, y: 0, reach: 1.12 }, size, size, 3));
  // phones load only the smallest
  for (const [width, quality] of [
    [640, 36],
    [760, 46],
    [1100, 44],
    [1600, 44],
  ] as const) {
    write(
      storefront,
      `hero-dial-${width}.avif`,
      await dial.clone().resize(width).avif({ quality, effort: 6, chromaSubsampling: '4:2:0' }).toBuffer(),
    );
  }
  write(
    storefront,
    'hero-dial-1100.webp',
    await dial.clone().resize(1100).webp({ quality: 74, alphaQuality: 80, effort: 5, smartSubsample: true }).toBuffer(),
  );
}

const mark = (size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#F6E7BE"/><stop offset=".5" stop-color="#C9A961"/><stop offset="1" stop-color="#8A6D2B"/></linearGradient></defs><rect width="64" height="64" fill="#07261C"/><circle cx="32" cy="32" r="25.500" fill="#0B3326" stroke="url(#g)" stroke-width="2.200"/>${ticks()}<g transform="translate(0 .6)">${text('V', 32, 43.5, { face: 'serif', weight: 500, size: 38, anchor: 'middle', fill: '#E3C98B' })}</g></svg>`;

function ticks(): string {
  let out = '';
  for (let i = 0; i < 12; i++) {
    if (i % 3) continue;
    const a = (i * Math.PI) / 6;
    const [x, y] = [Math.sin(a), -Math.cos(a)];
    out += `<path d="M${(32 + x * 23.2).toFixed(2)} ${(32 + y * 23.2).toFixed(2)}L${(32 + x * 20.6).toFixed(2)} ${(32 + y * 20.6).toFixed(2)}" stroke="#C9A961" stroke-width="1.200"/>`;
  }
  return out;
}

/** What a shared link shows, 1200 × 630. */
async function openGraph(): Promise<void> {
  const size = 900;
  const dial = await renderDial(prestige, { x: 0, y: 0, reach: 1.12 }, size, size, 3);
  const left = 600;
  const top = -110;
  const visible = await sharp(dial)
    .extract({ left: 0, top: -top, width: 1200 - left, height: 630 })
    .toBuffer();
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="840" cy="260" r="900"><stop offset="0" stop-color="#14503C"/><stop offset=".45" stop-color="#0B3326"/><stop offset="1" stop-color="#07261C"/></radialGradient><filter id="b" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="34"/></filter></defs><rect width="1200" height="630" fill="url(#g)"/><circle cx="${left + size / 2 + 34}" cy="${top + size / 2 + 50}" r="440" fill="#010604" opacity=".55" filter="url(#b)"/></svg>`;
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${text('VITRINE', 80, 128, { face: 'serif', weight: 500, size: 44, tracking: 0.26, fill: '#C9A961' })}${text('Ihr Haus,', 76, 318, { face: 'serif', weight: 400, size: 84, fill: '#FBF9F4' })}${text('in einer Hand.', 76, 404, { face: 'serif', weight: 400, size: 84, fill: '#FBF9F4' })}${text('Apps für Uhren- und Schmuckhäuser', 80, 484, { size: 26, fill: '#D9DFD6' })}</svg>`;
  const image = sharp(Buffer.from(ground)).composite([{ input: visible, left, top: 0 }, { input: Buffer.from(words) }]);
  write(shell, 'open-graph.jpg', await image.flatten().jpeg({ quality: 86, mozjpeg: true }).toBuffer());
}

/**
 * Renders the company's pictures, which are not part of the catalogue, into the front ends that show them: hero dial, favicon, touch icon, Open Graph
 * picture.
 */
export async function makeBrand(_only: readonly string[], report: (line: string) => void): Promise<void> {
  await heroDial();
  write(shell, 'favicon.svg', Buffer.from(mark(64)));
  write(
    shell,
    'touch-icon.png',
    await sharp(Buffer.from(mark(720)))
      .resize(180)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer(),
  );
  await openGraph();
  report('brand: hero dial, favicon, touch icon, Open Graph picture');
}
