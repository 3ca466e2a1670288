import { contentPageResource, DEFAULT_LANGUAGE, type Language, TRANSLATED_LANGUAGES } from '@vitrine/schemas';
import { type ChangeObject, diffLines, diffWordsWithSpace } from 'diff';
import { parseHtml } from '../../shared/editing/index.js';
import { translatedName } from '../../shared/form/index.js';
import { form } from '../content-page-form.js';
import type { PageTexts } from './version-calls.js';

export interface TextPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** A difference between two versions of a text. */
export interface TextDifference {
  /** Label of the text in the form. */
  label: string;
  language: Language;
  /** Empty where only the formats differ. */
  parts: readonly TextPart[];
}

/** Maximum number of edits in a comparison by words; beyond it, whole lines are compared, which is fast for texts with nothing in common. */
const MAX_EDITS = 4000;
/** Lines of an unchanged passage that are shown beside a change. */
const LINES_BESIDE = 2;

/** The texts in which two versions of a page differ, in the order of the form. */
export function textDifferences(before: PageTexts, after: PageTexts): TextDifference[] {
  return contentPageResource.translated.flatMap((field) => [
    ...difference(field, DEFAULT_LANGUAGE, before[field], after[field]),
    ...TRANSLATED_LANGUAGES.flatMap((language) =>
      difference(
        translatedName(field, language),
        language,
        before.translations[language]?.[field],
        after.translations[language]?.[field],
      ),
    ),
  ]);
}

type Stored = string | null | undefined;

function difference(name: string, language: Language, before: Stored, after: Stored): TextDifference[] {
  if ((before ?? '') === (after ?? '')) return [];
  const isRich = name.endsWith('content');
  const [old = '', now = ''] = [before, after].map((text) => (isRich ? asRead(text ?? '') : (text ?? '')));
  return [{ label: form.labels[name] ?? name, language, parts: old === now ? [] : compared(old, now) }];
}

/** An HTML text as plain text: a line for each paragraph, heading and list entry, and each link followed by its address. */
export function asRead(html: string): string {
  const body = parseHtml(html);
  for (const link of body.querySelectorAll('a[href]')) link.append(` (${link.getAttribute('href') ?? ''})`);
  for (const block of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li, br')) block.after('\n');
  const lines = body.textContent.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).join('\n');
}

/** Merges two texts into one with the added and removed parts; long unchanged passages are shortened. */
export function compared(before: string, after: string): TextPart[] {
  const changes: ChangeObject<string>[] =
    diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS }) ?? diffLines(before, after);
  return changes.map(({ value, added, removed }, place) => {
    if (added) return { kind: 'added', text: value };
    if (removed) return { kind: 'removed', text: value };
    return { kind: 'same', text: shortened(value, place === 0, place === changes.length - 1) };
  });
}

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const lines = text.split('\n');
  if (lines.length <= 2 * LINES_BESIDE + 1) return text;
  const head = isFirst ? [] : lines.slice(0, LINES_BESIDE);
  const tail = isLast ? [] : lines.slice(-LINES_BESIDE);
  return [...head, '…', ...tail].join('\n');
}
