import sharp from 'sharp';
import { rasterise, type View } from './dial-surface.ts';
import { furniture, UNIT } from './dial-furniture.ts';
import type { Edition } from './editions.ts';

/** The part of an edition's dial that `view` shows, on transparent ground, as PNG. */
export async function renderDial(
  edition: Edition,
  view: View,
  width: number,
  height: number,
  grid = 3,
): Promise<Buffer> {
  const raw = rasterise(edition.surface, view, width, height, grid);
  const reach = view.reach * UNIT;
  const reachY = (reach * height) / width;
  const box = `${view.x * UNIT - reach} ${view.y * UNIT - reachY} ${reach * 2} ${reachY * 2}`;
  // the crystal: one soft window of light from the upper left, held inside the case
  const crystal = `<radialGradient id="glass" gradientUnits="userSpaceOnUse" cx="-520" cy="-620" r="1050"><stop offset="0" stop-color="#fff" stop-opacity=".11"/><stop offset=".55" stop-color="#fff" stop-opacity=".03"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><circle r="985" fill="url(#glass)"/>`;
  const overlay = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${furniture(edition.furniture)}${crystal}</svg>`,
  );
  return sharp(raw, { raw: { width, height, channels: 4 } })
    .composite([{ input: overlay }])
    .png()
    .toBuffer();
}
