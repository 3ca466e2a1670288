/** The files that the API stores of one picture. */
export interface PictureSizes {
  variants: readonly { url: string; width: number; format: string }[];
}

/** Sizes by the picture's path, as an answer carries them. */
export type Pictures = Readonly<Record<string, PictureSizes>>;

/** @returns the smallest WebP file of a picture that is at least `width` pixels wide; the original where none is known */
export function pictureFile(path: string, pictures: Pictures | undefined, width: number): string {
  const wideEnough = pictures?.[path]?.variants.filter((file) => file.format === 'webp' && file.width >= width) ?? [];
  const [smallest] = wideEnough.sort((a, b) => a.width - b.width);
  return smallest?.url ?? path;
}
