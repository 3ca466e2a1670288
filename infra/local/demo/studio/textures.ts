import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { rasterise } from '../pictures/dial-surface.ts';
import { renderDial } from '../pictures/dial.ts';
import { editions, findEdition } from '../pictures/editions.ts';

const DIAL_SIZE = 1024;
const MEDAL_SIZE = 640;
/** Engine turning without hands and lettering, by the name of its texture. */
const MEDALS = { 'medal-spiral': 'prestige' } as const;

/** Draws the dials that watches and a framed print of the scenes wear, into `folder`. */
export async function drawTextures(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const edition of editions) {
    const dial = await renderDial(edition, { x: 0, y: 0, reach: 1 }, DIAL_SIZE, DIAL_SIZE, 2);
    writeFileSync(join(folder, `dial-${edition.slug}.png`), dial);
  }
  for (const [name, slug] of Object.entries(MEDALS)) {
    const { cartouche: _cartouche, ...surface } = findEdition(slug).surface;
    const raw = { width: MEDAL_SIZE, height: MEDAL_SIZE, channels: 4 } as const;
    await sharp(rasterise(surface, { x: 0, y: 0, reach: 0.98 }, MEDAL_SIZE, MEDAL_SIZE, 3), { raw })
      .png()
      .toFile(join(folder, `${name}.png`));
  }
}
