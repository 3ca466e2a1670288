import { contrastRatio, mixColours, TEXT_CONTRAST, toReadable } from '../design/colour.js';

/** The two colours of the house, as `#RRGGBB`. */
export interface HouseColours {
  /** For headings, buttons, and the background of bands and footers. */
  primary: string;
  /** For lines, marks and buttons on the primary colour. */
  accent: string;
}

/** The two colours until staff choose others. */
export const FIRST_COLOURS: HouseColours = { primary: '#0b3326', accent: '#c9a961' };

/** Light background of text in the primary colour, the darker of the site's two; also the colour of light text on the primary colour. */
export const LIGHT_GROUND = '#f4efe3';
const IVORY = '#fbf9f4';
const BLACK = '#000000';
const WHITE = '#ffffff';
const HIGH_CONTRAST = 7;
/** Contrast of the darkest text on white, for visitors who asked for more contrast. */
const STRONGEST_CONTRAST = 15;
/** Contrast of small text in the darkened accent colour. */
const INK_CONTRAST = 5;

/** The shades that pages, mails and documents are drawn with, as `#rrggbb`. */
export interface HouseShades {
  green: string;
  deep: string;
  gold: string;
  goldLight: string;
  /** The accent as text on light backgrounds. */
  goldInk: string;
  onGreen: string;
  onGreenMuted: string;
}

/** The shades of the default colours, chosen by hand. */
const FIRST_SHADES: HouseShades = {
  green: FIRST_COLOURS.primary,
  deep: '#07261c',
  gold: FIRST_COLOURS.accent,
  goldLight: '#e3c98b',
  goldInk: '#7a5f22',
  onGreen: LIGHT_GROUND,
  onGreenMuted: '#c3cbbd',
};

/** The contrast of the primary colour on its light background, and of the accent on the primary colour, each from 1 to 21. */
export const houseContrasts = ({ primary, accent }: HouseColours): HouseContrasts => ({
  primary: contrastRatio(primary, LIGHT_GROUND),
  accent: contrastRatio(accent, primary),
});

interface HouseContrasts {
  primary: number;
  accent: number;
}

/** A ratio as text, cut after two decimals so that no ratio below the limit looks like the limit. */
export const ratioText = (ratio: number): string => String(Math.floor(ratio * 100) / 100);

/** All shades derived from the two colours; text in each is readable on its background. */
export function houseShades({ primary, accent }: HouseColours): HouseShades {
  const green = primary.toLowerCase();
  const gold = accent.toLowerCase();
  if (green === FIRST_COLOURS.primary && gold === FIRST_COLOURS.accent) return FIRST_SHADES;
  return {
    green,
    deep: mixColours(green, BLACK, 0.26),
    gold,
    goldLight: toReadable(mixColours(gold, WHITE, 0.35), green, TEXT_CONTRAST),
    goldInk: toReadable(gold, LIGHT_GROUND, INK_CONTRAST),
    onGreen: LIGHT_GROUND,
    onGreenMuted: toReadable(mixColours(LIGHT_GROUND, green, 0.2), green, TEXT_CONTRAST),
  };
}

/** The shades for visitors who asked for high contrast: every pair at least 7 : 1. */
function strongShades({ primary, accent }: HouseColours): HouseShades {
  const green = toReadable(primary, WHITE, STRONGEST_CONTRAST);
  const gold = toReadable(accent, green, HIGH_CONTRAST);
  return {
    green,
    deep: mixColours(green, BLACK, 0.5),
    gold,
    goldLight: mixColours(gold, WHITE, 0.5),
    goldInk: toReadable(accent, WHITE, STRONGEST_CONTRAST / 1.5),
    onGreen: WHITE,
    onGreenMuted: WHITE,
  };
}

/** The three channels of a colour, for `rgb()` with an alpha. */
const channels = (colour: string): string =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)).join(' ');

const declarations = (shades: HouseShades, line: string): string =>
  Object.entries({
    green: shades.green,
    deep: shades.deep,
    gold: shades.gold,
    'gold-light': shades.goldLight,
    'gold-ink': shades.goldInk,
    'on-green': shades.onGreen,
    'on-green-muted': shades.onGreenMuted,
    line,
    'scrim-green': channels(shades.deep),
  })
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** The house's custom properties for a page's style element; they override those of the style sheets, in whatever order these are loaded. */
export function houseStyle(colours: HouseColours): string {
  const shades = houseShades(colours);
  const strong = strongShades(colours);
  const line = `rgb(${channels(shades.gold)} / 35%)`;
  return `html:root{${declarations(shades, line)}}html:root[data-high-contrast]{${declarations(strong, strong.gold)};--hair:${strong.goldInk}}`;
}

/** The background of pages and mails. */
export const PAGE_GROUND = IVORY;
