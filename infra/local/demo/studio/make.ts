/**
 * Renders scenes of the studio and puts them among the demo's pictures: `node infra/local/demo/studio/make.ts [scene…]`, all that pages show without a name.
 * Needs Blender 3.4 and Chromium in the path, and `npm run stills -w @vitrine/app-screens` before. The results are committed, so this runs only when a
 * picture changes: one to four minutes for each on two cores. `make-film.ts` makes the hero's film from the renders that stay in the folder STUDIO_OUT.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { developPicture } from './develop.ts';
import { finish } from './finish.ts';
import { SCENES } from './scenes.ts';
import { drawTextures } from './textures.ts';

const out = process.env['STUDIO_OUT'] ?? join(tmpdir(), 'vitrine-studio');
const textures = join(out, 'textures');
const script = join(import.meta.dirname, 'blender', 'render.py');
const names = process.argv.slice(2);

mkdirSync(out, { recursive: true });
if (!existsSync(textures)) {
  await drawTextures(textures);
  execFileSync(process.execPath, [join(import.meta.dirname, 'make-screens.ts'), textures], { stdio: 'inherit' });
}
const shown = Object.keys(SCENES).filter((name) => !SCENES[name]?.isDraft);
for (const name of names.length ? names : shown) {
  execFileSync('blender', ['-b', '-noaudio', '--python-exit-code', '1', '-P', script, '--', name, textures, out], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const picture = await developPicture([join(out, `${name}.1.exr`), join(out, `${name}.2.exr`)]);
  console.log(`${name}: ${Math.round((await finish(name, picture)) / 1024)} KB`);
}
