import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addTexts, registerTexts, type Texts } from '@vitrine/platform';
import type { Language } from '@vitrine/schemas';

const SOURCE = join(__dirname, '..');

/** All texts of the storefront by catalogue and language; the test must mock `registerTexts` and `addTexts`. */
export function readCatalogues(): Record<string, Record<Language, Texts>> {
  for (const file of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }))
    if (
      /texts\.ts$|privacy-hint\.tsx$|ask-person\.tsx$|no-script-notice\.tsx$|favorite-toggle\.tsx$|^texts\/\w+\/index\.ts$/.test(
        file,
      )
    )
      jest.requireActual<object>(join(SOURCE, file));
  const further = jest.mocked(addTexts).mock.calls;
  return Object.fromEntries(
    jest.mocked(registerTexts).mock.calls.map(([name, texts]) => [
      name,
      {
        ...texts,
        ...Object.fromEntries(further.map(([language, added]) => [language, added[name] ?? {}])),
      } as Record<Language, Texts>,
    ]),
  );
}
