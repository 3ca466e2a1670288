/** How a content page may align its text. */
export const richTextAlignments = ['left', 'center', 'right', 'justify'] as const;
export type RichTextAlignment = (typeof richTextAlignments)[number];

/** What a content page may colour text and ground with (hex, rgb(), hsl(), a name): values that load nothing and refer to nothing. */
export const richTextColors: readonly RegExp[] = [
  /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i,
  /^(?:rgb|hsl)a?\(\s*[\d.]+(?:deg)?(?:[\s,/]+[\d.]+%?){2,3}\s*\)$/i,
  /^[a-z]{3,20}$/i,
];

export const isRichTextColor = (value: string): boolean => richTextColors.some((form) => form.test(value));
