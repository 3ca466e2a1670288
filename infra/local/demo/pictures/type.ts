import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import wawoff2 from 'wawoff2';

const require = createRequire(import.meta.url);

export type Face = 'serif' | 'sans';

async function load(file: string): Promise<fontkit.Font> {
  const ttf = await wawoff2.decompress(readFileSync(require.resolve(file)));
  return fontkit.create(Buffer.from(ttf)) as fontkit.Font;
}

const families: Record<Face, fontkit.Font> = {
  serif: await load('@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2'),
  sans: await load('@fontsource-variable/jost/files/jost-latin-wght-normal.woff2'),
};
const cuts = new Map<string, fontkit.Font>();

function cut(face: Face, weight: number): fontkit.Font {
  const key = `${face}${weight}`;
  let font = cuts.get(key);
  if (!font) {
    font = families[face].getVariation({ wght: weight });
    cuts.set(key, font);
  }
  return font;
}

export interface TextStyle {
  face?: Face;
  weight?: number;
  /** Em size in picture units. */
  size: number;
  /** Tracking in em. */
  tracking?: number;
  anchor?: 'start' | 'middle' | 'end';
  fill?: string;
  opacity?: number;
}

/** Width of a line of text in picture units. */
export function measure(value: string, style: TextStyle): number {
  const font = cut(style.face ?? 'sans', style.weight ?? 400);
  const run = font.layout(value, { kern: true, lnum: true });
  const tracking = (style.tracking ?? 0) * font.unitsPerEm;
  return ((run.advanceWidth + tracking * (run.glyphs.length - 1)) * style.size) / font.unitsPerEm;
}

/** A line of text as SVG outlines with its baseline at `y`, so that a picture never depends on installed fonts. */
export function text(value: string, x: number, y: number, style: TextStyle): string {
  const font = cut(style.face ?? 'sans', style.weight ?? 400);
  const run = font.layout(value, { kern: true, lnum: true });
  const scale = style.size / font.unitsPerEm;
  const tracking = (style.tracking ?? 0) * font.unitsPerEm;
  const width = measure(value, style);
  const left = style.anchor === 'middle' ? x - width / 2 : style.anchor === 'end' ? x - width : x;
  let pen = 0;
  let out = '';
  run.glyphs.forEach((glyph, i) => {
    const position = run.positions[i];
    if (!position) return;
    const d = glyph.path.toSVG();
    if (d) out += `<path transform="translate(${(pen + position.xOffset).toFixed(1)} ${position.yOffset})" d="${d}"/>`;
    pen += position.xAdvance + tracking;
  });
  const fill = style.fill ?? '#1F1F1B';
  return `<g transform="translate(${left.toFixed(2)} ${y.toFixed(2)}) scale(${scale} ${-scale})" fill="${fill}"${style.opacity === undefined ? '' : ` opacity="${style.opacity}"`}>${out}</g>`;
}
