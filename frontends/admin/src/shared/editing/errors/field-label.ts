import { isLanguage, languageName, words } from '@vitrine/schemas';

const TRANSLATED = /^translations\.(\w+)\.(.+)$/;

/** The name of a field by its path: `adminNotes` becomes `Admin notes`; a translated field also gets the name of its language. */
export function fieldLabel(path: string, labels: Readonly<Record<string, string>>): string {
  const known = labels[path];
  if (known !== undefined) return known;
  const [, language, name = ''] = TRANSLATED.exec(path) ?? [];
  return isLanguage(language) ? `${fieldLabel(name, labels)} (${languageName(language)})` : words(path);
}
