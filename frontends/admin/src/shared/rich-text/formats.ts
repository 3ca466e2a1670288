import type { RichTextAlignment } from '@vitrine/schemas';

/** Headings a text may have (back-office spec §2, Content pages). */
export const HEADING_LEVELS = [1, 2, 3, 4] as const;
export type HeadingLevel = (typeof HEADING_LEVELS)[number];

export const ALIGNMENT_NAMES: Readonly<Record<RichTextAlignment, string>> = {
  left: 'Align left',
  center: 'Align centre',
  right: 'Align right',
  justify: 'Justify',
};
