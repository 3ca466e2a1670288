/** How a content page may align its text. */
export const RICH_TEXT_ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const;
export type RichTextAlignment = (typeof RICH_TEXT_ALIGNMENTS)[number];

/** Which elements of a content page may be styled, and in what: blocks of text are aligned, pieces of text are coloured. */
export const RICH_TEXT_STYLES = {
  p: ['text-align'],
  h1: ['text-align'],
  h2: ['text-align'],
  h3: ['text-align'],
  h4: ['text-align'],
  span: ['color', 'background-color'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What a content page may colour text and ground with (hex, rgb(), hsl(), a name): values that load nothing and refer to nothing. */
export const RICH_TEXT_COLORS: readonly RegExp[] = [
  /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i,
  /^(?:rgb|hsl)a?\(\s*[\d.]+(?:deg)?(?:[\s,/]+[\d.]+%?){2,3}\s*\)$/i,
  /^[a-z]{3,20}$/i,
];

export const isRichTextColor = (value: string): boolean => RICH_TEXT_COLORS.some((form) => form.test(value));
