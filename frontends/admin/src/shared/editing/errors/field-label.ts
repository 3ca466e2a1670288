import { isLanguage, languageName, words } from '@vitrine/schemas';

const TRANSLATED = /^translations\.(\w+)\.(.+)$/;

/** What a field is called, by its path: `adminNotes` becomes `Admin notes`, the text of a field in another language gets its name. */
export function fieldLabel(path: string, labels: Readonly<Record<string, string>>): string {
  const known = labels[path];
  if (known !== undefined) return known;
  const [, language, name = ''] = TRANSLATED.exec(path) ?? [];
  return isLanguage(language) ? `${fieldLabel(name, labels)} (${languageName(language)})` : words(path);
}
