import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';

/**
 * Loaded with `--import` before a service or its integration tests: runs TypeScript sources, and those of the rules they use, as they are
 * written. Types are checked elsewhere.
 */
const ROOT = resolve(import.meta.dirname, '../../../..');
const SERVICES = join(ROOT, 'services');
const SCHEMAS = join(ROOT, 'contracts/schemas/src');
const CACHE = join(ROOT, 'node_modules/.cache/vitrine-dev');
const CONFIG_FILE = join(SERVICES, 'api/.swcrc');
const CONFIG = readFileSync(CONFIG_FILE, 'utf8');
/** The sources of packages that the services otherwise take as built. */
const ENTRIES: Readonly<Record<string, string>> = {
  '@vitrine/kit': join(SERVICES, 'kit/src/index.ts'),
  '@vitrine/api/extension': join(SERVICES, 'api/src/extension/index.ts'),
  '@vitrine/schemas': join(SCHEMAS, 'index.ts'),
  '@vitrine/schemas/extension': join(SCHEMAS, 'extension.ts'),
  '@vitrine/schemas/country-names': join(SCHEMAS, 'country-names.ts'),
  '@vitrine/schemas/csv-columns': join(SCHEMAS, 'resources/csv-columns.ts'),
  '@vitrine/schemas/plan-facts': join(SCHEMAS, 'plan-facts/index.ts'),
  '@vitrine/schemas/password-strength': join(SCHEMAS, 'password-strength.ts'),
};

const isOurs = (file: string): boolean => file.startsWith(SERVICES) || file.startsWith(SCHEMAS);

mkdirSync(CACHE, { recursive: true });

/** The JavaScript of a file, from the cache if it was transformed before, so that a restart transforms only what changed. */
function transformed(file: string): string {
  const source = readFileSync(file, 'utf8');
  const kept = join(CACHE, `${createHash('sha256').update(`${CONFIG}${file}\0${source}`).digest('hex')}.js`);
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    const { code } = transformSync(source, { filename: file, configFile: CONFIG_FILE });
    // Another process may read it at the same time.
    const written = `${kept}.${process.pid}`;
    writeFileSync(written, code);
    renameSync(written, kept);
    return code;
  }
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    const entry = ENTRIES[specifier];
    if (entry) return { url: pathToFileURL(entry).href, shortCircuit: true };
    const parent = context.parentURL?.startsWith('file:') ? fileURLToPath(context.parentURL) : '';
    const isSource = /^\.{1,2}\/.*\.js$/.test(specifier) && parent.endsWith('.ts') && isOurs(parent);
    return nextResolve(isSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
  load(url, context, nextLoad) {
    const file = url.startsWith('file:') ? fileURLToPath(url) : '';
    if (!file.endsWith('.ts') || !isOurs(file)) return nextLoad(url, context);
    return { format: 'module', source: transformed(file), shortCircuit: true };
  },
});
