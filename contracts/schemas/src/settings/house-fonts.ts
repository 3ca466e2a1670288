import type { AppTypeface } from '../constants.js';

/** A family of `fonts.css` with its fallback fonts of the same widths. */
const stack = (family: string, generic: string): string =>
  [
    ...['', ' extended', ' fallback', ' on Android', ' on Linux'].map((suffix) => `'${family}${suffix}'`),
    generic,
  ].join();

const JOST = stack('Jost', 'sans-serif');

/** Families of the self-hosted pairs of typefaces; the names of the pairs are those of the app's designs. */
export const FONT_FAMILIES: Readonly<Record<AppTypeface, { display: string; text: string }>> = {
  classic: { display: stack('Cormorant Garamond', 'serif'), text: JOST },
  editorial: { display: "'Bodoni Moda','Bodoni Moda extended','Didot','Times New Roman',serif", text: JOST },
  inscription: { display: "'Cinzel','Cinzel extended','Times New Roman',serif", text: JOST },
  modern: { display: JOST, text: JOST },
};

/** The custom properties of a pair of typefaces, which override those of the style sheets. */
export function houseFontStyle(fonts: AppTypeface): string {
  const { display, text } = FONT_FAMILIES[fonts];
  return `html:root{--display:${display};--text:${text}}`;
}
