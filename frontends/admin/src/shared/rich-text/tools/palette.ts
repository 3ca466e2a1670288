/** The colours of the palette that are offered for texts, by their token. */
const TOKENS = {
  '--ink': 'Ink',
  '--muted': 'Muted',
  '--green': 'Green',
  '--gold-ink': 'Dark gold',
  '--gold': 'Gold',
  '--gold-light': 'Light gold',
  '--panel': 'Parchment',
  '--ivory': 'Ivory',
} as const;

interface Swatch {
  name: string;
  /** As it is stored in the text, such as `#0b3326`. */
  color: string;
}

/** The colours with their present values on the page; a text stores the values, because it cannot use tokens. */
export function swatches(): Swatch[] {
  const style = getComputedStyle(document.documentElement);
  return Object.entries(TOKENS).flatMap(([token, name]) => {
    const color = style.getPropertyValue(token).trim();
    return color === '' ? [] : [{ name, color }];
  });
}

const RGB = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/;
const HEX = /^#[0-9a-f]{6}$/;

/** A colour in the form `#0b3326`, from the forms that browsers write; undefined where it has no such form. */
export function asHex(color: string): string | undefined {
  const plain = color.trim().toLowerCase();
  const parts = RGB.exec(plain)?.slice(1);
  const text = parts ? `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` : plain;
  return HEX.test(text) ? text : undefined;
}
