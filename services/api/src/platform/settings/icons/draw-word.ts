import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { openSync, type Font, type Glyph } from 'fontkit';

const { resolve } = createRequire(import.meta.url);
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'];
/** Drawn if the typeface has none of the letters. */
const PLACEHOLDER = '·';
/** Longest side of the drawing in pixels; it is scaled down to the size of an icon. */
const MAX_PIXELS = 2400;

/** The parts of the display typeface; each has the letters of one script. */
let fonts: readonly Font[] | undefined;
const loadFonts = (): readonly Font[] =>
  (fonts ??= SCRIPTS.map(
    (script) =>
      openSync(resolve(`@fontsource/cormorant-garamond/files/cormorant-garamond-${script}-400-normal.woff`)) as Font,
  ));

/**
 * Draws a word in the display typeface of the theme, cropped to its letters. It is made of the outlines in the font's files, because sharp draws texts
 * only with fonts that are installed in the system; and it is no SVG image, because sharp may not load those here.
 * @param colour a CSS colour
 * @returns a PNG image
 */
export const drawWord = (word: string, colour: string): Buffer => new Resvg(toSvg(word, colour)).render().asPng();

/** @returns a word as an SVG image */
export function toSvg(word: string, colour: string): string {
  const letters = layOut(word);
  const { outlines, box } = trace(letters.length > 0 ? letters : layOut(PLACEHOLDER));
  const [width, height] = [box.right - box.left, box.top - box.bottom];
  const scale = Math.min(1, MAX_PIXELS / Math.max(width, height));
  // The y axis of fonts points up.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="${box.left} ${-box.top} ${width} ${height}"><g transform="scale(1 -1)" fill="${colour}">${outlines.join('')}</g></svg>`;
}

interface Letter {
  glyph: Glyph;
  /** Distance to the next letter, in units of the font. */
  advance: number;
}

/** The letters that the typeface has; each run of one script is laid out with its kerning and ligatures. */
function layOut(word: string): Letter[] {
  const runs: { font: Font; text: string }[] = [];
  for (const character of word.normalize('NFC')) {
    const font = loadFonts().find((each) => each.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    const last = runs.at(-1);
    if (font && last?.font === font) last.text += character;
    else if (font) runs.push({ font, text: character });
  }
  return runs.flatMap(({ font, text }) => {
    const { glyphs, positions } = font.layout(text);
    return glyphs.map((glyph, place) => ({ glyph, advance: positions[place]?.xAdvance ?? glyph.advanceWidth }));
  });
}

/** The outlines of letters side by side, and the box around them. */
function trace(letters: readonly Letter[]) {
  const box = { left: Infinity, right: -Infinity, top: -Infinity, bottom: Infinity };
  let x = 0;
  const outlines = letters.map(({ glyph, advance }) => {
    const { minX, maxX, minY, maxY } = glyph.bbox;
    const at = x;
    x += advance;
    // A space has no outline.
    if (maxX <= minX) return '';
    box.left = Math.min(box.left, at + minX);
    box.right = Math.max(box.right, at + maxX);
    box.top = Math.max(box.top, maxY);
    box.bottom = Math.min(box.bottom, minY);
    return `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`;
  });
  return { outlines, box };
}
