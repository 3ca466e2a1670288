import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { outDir, readManifest, save } from '../pictures/output.ts';
import { SCENES } from './scenes.ts';

/** The storefront has pictures of its own for pages that show the app without a product's data. */
const STOREFRONT = join(import.meta.dirname, '../../../../frontends/storefront/src/shared/picture/scenes');
const DETAIL = { widths: [480], fallback: 480 };
const DETAIL_SIZE = { width: 480, height: 600 };

/**
 * Puts a developed scene among the demo's pictures, in every size a page asks for.
 * @param name of the picture: the scene's, or that with a language
 * @returns the bytes written
 * @throws Error for an unknown scene
 */
export async function finish(sceneName: string, name: string, picture: Buffer): Promise<number> {
  const scene = SCENES[sceneName];
  if (!scene) throw new Error(`there is no scene ${sceneName}`);
  let bytes = await save(name, picture, scene.sizes);
  if (scene.isStorefronts) {
    for (const { file } of readManifest()[name]?.variants ?? [])
      copyFileSync(join(outDir, file), join(STOREFRONT, file));
  }
  if (scene.detail) {
    const { width, height } = await sharp(picture).metadata();
    const { share, x, y } = scene.detail;
    const [w, h] = [Math.round(width * share), Math.round(height * share)];
    const part = { left: Math.round((width - w) * x), top: Math.round((height - h) * y), width: w, height: h };
    const detail = await sharp(picture).extract(part).resize(DETAIL_SIZE).png().toBuffer();
    bytes += await save(`${name}-detail`, detail, DETAIL);
  }
  return bytes;
}
