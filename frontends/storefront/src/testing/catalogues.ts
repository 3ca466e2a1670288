import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { registerTexts, type Texts } from '@vitrine/platform';
import type { Language } from '@vitrine/schemas';

const SOURCE = join(__dirname, '..');

/** Every text of the storefront by the name of its catalogue and its language; `registerTexts` must be a mock of the test. */
export function readCatalogues(): Record<string, Record<Language, Texts>> {
  for (const file of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }))
    if (/texts\.ts$|privacy-hint\.tsx$/.test(file)) jest.requireActual<object>(join(SOURCE, file));
  return Object.fromEntries(jest.mocked(registerTexts).mock.calls);
}
