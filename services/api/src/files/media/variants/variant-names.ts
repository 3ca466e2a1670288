/** Widths in pixels; a picture gets those that are not larger than the picture. */
export const VARIANT_WIDTHS = [480, 768, 960, 1600, 2400] as const;

export const VARIANT_FORMATS = ['avif', 'webp'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

/** A variant's name in the storage. A picture below the smallest of {@link VARIANT_WIDTHS} has a variant in its own width, named after that smallest width. */
export const variantName = (id: string, width: number, format: VariantFormat): string => `${id}-${width}.${format}`;

/** Names in the storage of all variants that a picture may have. */
export const variantNames = (id: string): string[] =>
  VARIANT_WIDTHS.flatMap((width) => VARIANT_FORMATS.map((format) => variantName(id, width, format)));
