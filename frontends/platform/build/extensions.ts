import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readExtensionModules } from '@vitrine/kit/vitrine-config';

const GENERATED = resolve(import.meta.dirname, '../../../node_modules/.cache/vitrine-extensions');

/** A failure is that of the front end whose modules are missing alone. */
const read = (part: 'admin' | 'storefront') => readExtensionModules(part).catch((error: Error) => error);
const modules = { admin: await read('admin'), storefront: await read('storefront') };

/**
 * What stands for `#extensions` in the build of a front end: a module that lists what its extensions add, one after the other. Without any it is the
 * front end's own empty list.
 */
export function extensionAlias(name: 'admin' | 'storefront'): Record<string, string> {
  const files = modules[name];
  if (files instanceof Error) throw files;
  if (files.length === 0) return {};
  const imports = files.map((file, index) => `import e${index} from ${JSON.stringify(file)};\n`).join('');
  const source = `${imports}export default [${files.map((_, index) => `...e${index}`).join(', ')}];\n`;
  // Named by its content: builds for several houses may run at the same time.
  const file = join(GENERATED, `${name}-${createHash('sha256').update(source).digest('hex').slice(0, 16)}.mjs`);
  mkdirSync(GENERATED, { recursive: true });
  writeFileSync(file, source);
  return { '#extensions': file };
}
