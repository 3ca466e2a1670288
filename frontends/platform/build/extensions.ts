import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readExtensionModules } from '@vitrine/kit/vitrine-config';

const GENERATED = resolve(import.meta.dirname, '../../../node_modules/.cache/vitrine-extensions');

/** A failure is kept and thrown later, so that missing modules of one front end do not stop the build of the other. */
const read = (part: 'admin' | 'storefront') => readExtensionModules(part).catch((error: Error) => error);
const modules = { admin: await read('admin'), storefront: await read('storefront') };

/**
 * The alias that resolves `#extensions` in the build of a front end to a generated module, which concatenates what the extensions add. Without
 * extensions there is no alias, and the front end's own empty list is used.
 */
export function extensionAlias(name: 'admin' | 'storefront'): Record<string, string> {
  const files = modules[name];
  if (files instanceof Error) throw files;
  if (files.length === 0) return {};
  const imports = files.map((file, index) => `import e${index} from ${JSON.stringify(file)};\n`).join('');
  const source = `${imports}export default [${files.map((_, index) => `...e${index}`).join(', ')}];\n`;
  // The hash of the content is part of the name, because builds for several houses may run at the same time.
  const file = join(GENERATED, `${name}-${createHash('sha256').update(source).digest('hex').slice(0, 16)}.mjs`);
  mkdirSync(GENERATED, { recursive: true });
  writeFileSync(file, source);
  return { '#extensions': file };
}
