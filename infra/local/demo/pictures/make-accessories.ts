import sharp from 'sharp';
import { accessories } from './accessories/index.ts';
import { save } from './output.ts';
import { render } from './scene.ts';

const WIDTH = 1280;
const HEIGHT = 1600;

/** Renders the accessories named (all without a name): the whole object and a close-up of it. */
export async function makeAccessories(only: readonly string[], report: (line: string) => void): Promise<void> {
  for (const { scene, closeUp } of accessories) {
    if (only.length && !only.includes(scene.slug)) continue;
    const raw = render(scene, WIDTH, HEIGHT, 2);
    const image = await sharp(raw, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      .png()
      .toBuffer();
    let bytes = await save(scene.slug, image, { widths: [480, 768, 960, 1280], fallback: 960 });
    const side = Math.round(closeUp.width * WIDTH);
    const crop = await sharp(image)
      .extract({
        left: Math.round(closeUp.left * WIDTH),
        top: Math.round(closeUp.top * WIDTH),
        width: side,
        height: Math.min(Math.round(side * 1.25), HEIGHT - Math.round(closeUp.top * WIDTH)),
      })
      .png()
      .toBuffer();
    bytes += await save(`${scene.slug}-detail`, crop, { widths: [480, 640], fallback: 640 });
    report(`${scene.slug}: ${Math.round(bytes / 1024)} KB`);
  }
}
