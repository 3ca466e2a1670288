/** Widths in pixels; a picture gets those that are not larger than itself. */
export const VARIANT_WIDTHS = [480, 768, 960, 1600, 2400] as const;

export const VARIANT_FORMATS = ['avif', 'webp'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

/** Stored name of one variant; the smallest pictures have one in their own width, named after the smallest of {@link VARIANT_WIDTHS}. */
export const variantName = (id: string, width: number, format: VariantFormat): string => `${id}-${width}.${format}`;

/** Stored names of all variants that a picture may have. */
export const variantNames = (id: string): string[] =>
  VARIANT_WIDTHS.flatMap((width) => VARIANT_FORMATS.map((format) => variantName(id, width, format)));
