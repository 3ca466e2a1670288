/** Alignments that the text of a content page may have. */
export const RICH_TEXT_ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const;
export type RichTextAlignment = (typeof RICH_TEXT_ALIGNMENTS)[number];

/** Allowed style properties by element of a content page: blocks may be aligned, inline text may be coloured. */
export const RICH_TEXT_STYLES = {
  p: ['text-align'],
  h1: ['text-align'],
  h2: ['text-align'],
  h3: ['text-align'],
  h4: ['text-align'],
  span: ['color', 'background-color'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Allowed colours of text and background in a content page (hex, rgb(), hsl(), a name); none can load or refer to anything. */
export const RICH_TEXT_COLORS: readonly RegExp[] = [
  /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i,
  /^(?:rgb|hsl)a?\(\s*[\d.]+(?:deg)?(?:[\s,/]+[\d.]+%?){2,3}\s*\)$/i,
  /^[a-z]{3,20}$/i,
];

export const isRichTextColor = (value: string): boolean => RICH_TEXT_COLORS.some((form) => form.test(value));
