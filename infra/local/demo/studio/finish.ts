import sharp from 'sharp';
import { save } from '../pictures/output.ts';
import { SCENES } from './scenes.ts';

const DETAIL = { widths: [480], fallback: 480 };
const DETAIL_SIZE = { width: 480, height: 600 };

/** Puts a developed scene among the demo's pictures, in every size a page asks for. Returns the bytes written. @throws Error for an unknown scene */
export async function finish(name: string, picture: Buffer): Promise<number> {
  const scene = SCENES[name];
  if (!scene) throw new Error(`there is no scene ${name}`);
  let bytes = await save(name, picture, scene.sizes);
  if (scene.detail) {
    const { width, height } = await sharp(picture).metadata();
    const [w, h] = [Math.round(width * scene.detail), Math.round(height * scene.detail)];
    const part = { left: Math.round((width - w) / 2), top: Math.round((height - h) / 2), width: w, height: h };
    const detail = await sharp(picture).extract(part).resize(DETAIL_SIZE).png().toBuffer();
    bytes += await save(`${name}-detail`, detail, DETAIL);
  }
  return bytes;
}
