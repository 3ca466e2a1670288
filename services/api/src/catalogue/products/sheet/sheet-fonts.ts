import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The two typefaces of the theme, in the weights that the sheet uses. */
const FACES = {
  display: '@fontsource/cormorant-garamond/files/cormorant-garamond-{{script}}-400-normal.woff',
  text: '@fontsource/jost/files/jost-{{script}}-400-normal.woff',
  strong: '@fontsource/jost/files/jost-{{script}}-500-normal.woff',
} as const;

export type Face = keyof typeof FACES;

/** The font files of a face: Western European letters, and further Latin letters of European names. */
const SCRIPTS = ['latin', 'latin-ext'] as const;
type Script = (typeof SCRIPTS)[number];

/** Letters that only the second font has (its `unicode-range` in the theme). */
const EXTENDED = /([\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0]+)/;

/** Every font of the sheet: its name in the document, and its file. */
export const FONT_FILES: readonly { name: string; file: string }[] = (Object.keys(FACES) as Face[]).flatMap((face) =>
  SCRIPTS.map((script) => ({ name: fontName(face, script), file: resolve(FACES[face].replace('{{script}}', script)) })),
);

function fontName(face: Face, script: Script): string {
  return `${face}-${script}`;
}

/** The font of a face for Western European letters. */
export const baseFont = (face: Face): string => fontName(face, 'latin');

/** A text in pieces, each with the name of the font that has its letters. */
export const inFonts = (face: Face, text: string): { text: string; font: string }[] =>
  text
    .split(EXTENDED)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, font: fontName(face, EXTENDED.test(piece) ? 'latin-ext' : 'latin') }));
