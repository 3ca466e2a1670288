/**
 * Renders scenes of the studio and puts them among the demo's pictures: `node infra/local/demo/studio/make.ts [--developed] [scene…]`, all of them without
 * a name. Needs Blender 3.4 and Chromium in the path, and `npm run stills -w @vitrine/app-screens` before. The results are committed, so this runs only when
 * a picture changes: two to five minutes for each on one core. `--developed` takes the renders that lie in the folder STUDIO_OUT, as `make-films.ts` does.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { developPicture, readScene } from './develop.ts';
import { finish } from './finish.ts';
import { SCENES } from './scenes.ts';
import { LANGUAGES, toPictureName } from './screens.ts';
import { drawTextures } from './textures.ts';

const DEVELOPED = '--developed';
const out = process.env['STUDIO_OUT'] ?? join(tmpdir(), 'vitrine-studio');
const textures = join(out, 'textures');
const script = join(import.meta.dirname, 'blender', 'render.py');
const names = process.argv.slice(2).filter((name) => name !== DEVELOPED);
const isRendered = process.argv.includes(DEVELOPED);

mkdirSync(out, { recursive: true });
if (!existsSync(textures)) {
  await drawTextures(textures);
  execFileSync(process.execPath, [join(import.meta.dirname, 'make-screens.ts'), textures], { stdio: 'inherit' });
}
for (const name of names.length ? names : Object.keys(SCENES)) {
  if (!isRendered) {
    execFileSync('blender', ['-b', '-noaudio', '--python-exit-code', '1', '-P', script, '--', name, textures, out], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const scene = readScene(out, name);
  for (const language of scene.displays.length > 0 ? LANGUAGES : LANGUAGES.slice(0, 1)) {
    const picture = await developPicture(scene, textures, language);
    const pictureName = toPictureName(name, language);
    console.log(`${pictureName}: ${Math.round((await finish(name, pictureName, picture)) / 1024)} KB`);
  }
}
