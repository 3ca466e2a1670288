import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { readExtensionPackages } from '../../services/kit/dist/vitrine-config.js';

/**
 * Run while an image is built, after `npm run build`: installs what each package of the house's extensions needs besides its peers, which it finds in
 * the folders above it, and builds it. `VITRINE_CONFIG` names the file that lists them.
 */
const ROOT = resolve(import.meta.dirname, '../..');
const INSTALL = ['ci', '--omit=dev', '--omit=peer', '--ignore-scripts', '--no-audit', '--no-fund'];

const run = (command, args, cwd) =>
  execFileSync(command, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, PATH: [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter) },
  });

const found = await readExtensionPackages();
for (const folder of found?.folders ?? []) {
  if (!folder.startsWith(join(ROOT, 'extensions/')))
    throw new Error(`${folder} is not in the folder extensions, from which an image takes them.`);
  const { name, scripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  console.log(`Extension ${name}`);
  if (existsSync(join(folder, 'package-lock.json'))) run('npm', INSTALL, folder);
  if (scripts.build) run('npm', ['run', 'build'], folder);
}
