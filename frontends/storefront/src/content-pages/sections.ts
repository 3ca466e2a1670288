import { withoutTitles } from '../shared/content/rich-text.js';

/** A part of a long text that can be linked to. */
export interface Section {
  /** The id of its heading. */
  id: string;
  title: string;
}

/** A text whose main headings have ids, and the sections that they begin. */
interface SectionedText {
  html: string;
  sections: Section[];
}

/** A text with fewer headings has no table of contents. */
const MIN_SECTIONS = 3;

const HEADING = /<h([23])((?:\s[^>]*)?)>(.*?)<\/h\1>/gs;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

/** The text of a heading without its markup. */
const toPlainText = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_whole, name: string) => ENTITIES[name] ?? '')
    .trim();

/**
 * Finds the sections of sanitised HTML and gives their headings ids. The sections begin at the headings of level 2, or at those of level 3 too if
 * there are few of level 2. The ids are numbered, so that a link to one is also valid in another language.
 */
export function toSectionedText(content: string): SectionedText {
  const html = withoutTitles(content);
  const headings = [...html.matchAll(HEADING)].filter(([, , , inner = '']) => toPlainText(inner) !== '');
  const main = headings.filter(([, level]) => level === '2');
  const chosen = main.length >= MIN_SECTIONS ? main : headings;
  if (chosen.length < MIN_SECTIONS) return { html, sections: [] };

  const sections = chosen.map(([, , , inner = ''], index) => ({
    id: `section-${index + 1}`,
    title: toPlainText(inner),
  }));
  const idAt = new Map(chosen.map(({ index }, at) => [index, sections[at]?.id]));
  const withIds = html.replace(HEADING, (whole, level: string, attributes: string, inner: string, position: number) => {
    const id = idAt.get(position);
    return id === undefined ? whole : `<h${level} id="${id}"${attributes}>${inner}</h${level}>`;
  });
  return { html: withIds, sections };
}
