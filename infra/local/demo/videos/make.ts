/**
 * Makes the films of the demo: `node infra/local/demo/videos/make.ts [name…]`. Needs ffmpeg with libx264 in the path.
 * The results are committed under out/, so this runs only when a film changes (a few minutes for each).
 */
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { save } from '../pictures/output.ts';
import { encode } from './encode.ts';
import { films } from './films.ts';
import { renderFrames, HEIGHT, WIDTH } from './frames.ts';

const outDir = join(import.meta.dirname, 'out');
const only = process.argv.slice(2);

mkdirSync(outDir, { recursive: true });
for (const film of films) {
  if (only.length && !only.includes(film.name)) continue;
  const file = join(outDir, `${film.name}.mp4`);
  let first: Buffer | undefined;
  const frames = async function* (): AsyncGenerator<Buffer> {
    for await (const frame of renderFrames(film)) {
      first ??= frame;
      yield frame;
    }
  };
  await encode(frames(), file, film.crf);
  // a film that repeats stands over a picture of its own
  if (first && !film.loops) {
    const poster = await sharp(first, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      .png()
      .toBuffer();
    await save(`${film.name}-film`, poster, { widths: [640, 1280], fallback: 1280 });
  }
  console.log(`${film.name}: ${Math.round(statSync(file).size / 1024)} KB`);
}
