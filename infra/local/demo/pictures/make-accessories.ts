import sharp from 'sharp';
import { accessories } from './accessories/index.ts';
import { save } from './output.ts';
import { render } from './scene.ts';

const width = 1280;
const height = 1600;

/** Renders the accessories named (all without a name): the whole object and a close-up of it. */
export async function makeAccessories(only: readonly string[], report: (line: string) => void): Promise<void> {
  for (const { scene, closeUp } of accessories) {
    if (only.length && !only.includes(scene.slug)) continue;
    const raw = render(scene, width, height, 2);
    const image = await sharp(raw, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
    let bytes = await save(scene.slug, image, { widths: [480, 768, 960, 1280], fallback: 960 });
    const side = Math.round(closeUp.width * width);
    const crop = await sharp(image)
      .extract({
        left: Math.round(closeUp.left * width),
        top: Math.round(closeUp.top * width),
        width: side,
        height: Math.min(Math.round(side * 1.25), height - Math.round(closeUp.top * width)),
      })
      .png()
      .toBuffer();
    bytes += await save(`${scene.slug}-detail`, crop, { widths: [480, 640], fallback: 640 });
    report(`${scene.slug}: ${Math.round(bytes / 1024)} KB`);
  }
}
