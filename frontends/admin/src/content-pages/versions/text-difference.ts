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

/** Where two versions of a text part. */
export interface TextDifference {
  /** What the form calls the text. */
  label: string;
  language: Language;
  /** Empty where the formats alone differ. */
  parts: readonly TextPart[];
}

/** Words that are compared before whole lines are, so that texts without anything in common take no time. */
const MOST_EDITS = 4000;
/** Lines that are shown of an unchanged passage beside a change. */
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

/** An HTML text as it is read: a line for each paragraph, heading and entry, and behind a link where it leads. */
export function asRead(html: string): string {
  const body = parseHtml(html);
  for (const link of body.querySelectorAll('a[href]')) link.append(` (${link.getAttribute('href') ?? ''})`);
  for (const block of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li, br')) block.after('\n');
  const lines = body.textContent.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).join('\n');
}

/** Two texts as one, with what is new and what is gone; long unchanged passages are cut short. */
export function compared(before: string, after: string): TextPart[] {
  const changes: ChangeObject<string>[] =
    diffWordsWithSpace(before, after, { maxEditLength: MOST_EDITS }) ?? diffLines(before, after);
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
