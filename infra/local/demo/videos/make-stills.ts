/**
 * Takes the stills of the films that stand on a page beside other pictures: `node infra/local/demo/videos/make-stills.ts`, after make.ts and with ffmpeg
 * in the path. A still shows the film a second after its beginning, when its end has faded out.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { save } from '../pictures/output.ts';
import { films } from './films.ts';

for (const { name, screens, loops } of films) {
  if (!screens || !loops) continue;
  const film = join(import.meta.dirname, 'out', `${name}.mp4`);
  const frame = ['-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', '-'];
  const still = execFileSync('ffmpeg', ['-loglevel', 'error', '-ss', '1', '-i', film, ...frame], {
    maxBuffer: 2 ** 24,
  });
  const bytes = await save(`${name}-still`, still, { widths: [640, 1280], fallback: 1280 });
  console.log(`${name}-still: ${Math.round(bytes / 1024)} KB`);
}
