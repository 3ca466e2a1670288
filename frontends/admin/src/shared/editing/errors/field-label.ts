import { words } from '@vitrine/schemas';

const ENGLISH = 'translations.en.';

/** What a field is called, by its path: `adminNotes` becomes `Admin notes`, the English text of a field gets its language. */
export function fieldLabel(path: string, labels: Readonly<Record<string, string>>): string {
  const known = labels[path];
  if (known !== undefined) return known;
  if (path.startsWith(ENGLISH)) return `${fieldLabel(path.slice(ENGLISH.length), labels)} (English)`;
  return words(path);
}
