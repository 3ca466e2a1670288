import sharp from 'sharp';
import { renderDial } from './dial.ts';
import { editions, type Edition } from './editions.ts';
import { card, save } from './output.ts';
import { css, mix } from './palette.ts';

const WIDTH = 1600;
const HEIGHT = 2000;

/** The ground of an edition's pictures: its two colours with the light from the upper left, and what `body` adds. */
function ground(edition: Edition, w: number, h: number, body = ''): Buffer {
  const [near, far] = edition.ground;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${w * 0.3}" cy="${h * 0.24}" r="${Math.hypot(w, h) * 0.82}"><stop offset="0" stop-color="${css(near)}"/><stop offset=".5" stop-color="${css(mix(near, far, 0.55))}"/><stop offset="1" stop-color="${css(far)}"/></radialGradient><filter id="blur" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${w * 0.034}"/></filter><filter id="near" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${w * 0.009}"/></filter></defs><rect width="${w}" height="${h}" fill="url(#g)"/>${body}</svg>`,
  );
}

function discShadow(edition: Edition, cx: number, cy: number, r: number): string {
  const [far, near] = edition.onDark ? [0.62, 0.5] : [0.36, 0.3];
  const ink = edition.onDark ? '#010604' : '#2B2109';
  return `<circle cx="${cx + r * 0.1}" cy="${cy + r * 0.15}" r="${r * 0.99}" fill="${ink}" opacity="${far}" filter="url(#blur)"/><circle cx="${cx + r * 0.025}" cy="${cy + r * 0.035}" r="${r * 0.995}" fill="${ink}" opacity="${near}" filter="url(#near)"/>`;
}

async function dialCard(edition: Edition): Promise<Buffer> {
  const size = 1190;
  const dial = await renderDial(edition, { x: 0, y: 0, reach: 1.12 }, size, size, 3);
  const r = (size / 2 / 1.12) * 1.105;
  return sharp(ground(edition, WIDTH, HEIGHT, discShadow(edition, WIDTH / 2, HEIGHT / 2, r)))
    .composite([{ input: dial, left: (WIDTH - size) / 2, top: (HEIGHT - size) / 2 }])
    .png()
    .toBuffer();
}

async function macro(edition: Edition): Promise<Buffer> {
  const { x, y, reach } = edition.macro;
  const image = await renderDial(edition, { x, y, reach }, WIDTH, HEIGHT, 2);
  const depth = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><radialGradient id="v" cx=".4" cy=".4" r=".85"><stop offset=".45" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></radialGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#v)"/></svg>`,
  );
  return sharp(image)
    .flatten({ background: css(edition.ground[1]) })
    .composite([{ input: depth }])
    .png()
    .toBuffer();
}

/** Renders the editions named (all without a name): dial and macro; the studio renders the others. */
export async function makeEditions(only: readonly string[], report: (line: string) => void): Promise<void> {
  for (const edition of editions) {
    if (only.length && !only.includes(edition.slug)) continue;
    let bytes = await save(`${edition.slug}-dial`, await dialCard(edition), card);
    bytes += await save(`${edition.slug}-macro`, await macro(edition), card);
    report(`${edition.slug}: ${Math.round(bytes / 1024)} KB`);
  }
}
