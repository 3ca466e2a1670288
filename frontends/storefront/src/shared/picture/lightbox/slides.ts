import type { Slide } from 'yet-another-react-lightbox';
import type { Pictures } from '../../catalogue/catalogue.js';

/**
 * Slides for the lightbox, in every size of the pictures' most compact format.
 * @param alt the alternative text of the picture at an index, if staff wrote none
 */
export function toSlides(paths: readonly string[], pictures: Pictures, alt: (index: number) => string): Slide[] {
  return paths.map((path, index) => {
    const known = pictures[path];
    if (!known) return { src: path, alt: alt(index) };
    const { width, height, variants } = known;
    const avif = variants.filter(({ format }) => format === 'avif');
    return {
      src: path,
      alt: known.alt ?? alt(index),
      width,
      height,
      srcSet: (avif.length > 0 ? avif : variants).map((variant) => ({
        src: variant.url,
        width: variant.width,
        height: Math.round((variant.width / width) * height),
      })),
    };
  });
}
