import { contrastRatio, mixColours, TEXT_CONTRAST, toReadable } from '../design/colour.js';

/** The two colours of the house, as `#RRGGBB`. */
export interface HouseColours {
  /** Headings, buttons, and the ground of bands and footers. */
  primary: string;
  /** Lines, marks and buttons on the primary colour. */
  accent: string;
}

/** What the two colours are until staff choose others. */
export const FIRST_COLOURS: HouseColours = { primary: '#0b3326', accent: '#c9a961' };

/** The lightest ground that has text in the primary colour, and of light text on it; the darker of the site's two. */
export const LIGHT_GROUND = '#f4efe3';
const IVORY = '#fbf9f4';
const BLACK = '#000000';
const WHITE = '#ffffff';
const HIGH_CONTRAST = 7;
/** Of the darkest text there is on white, for visitors who asked for more contrast. */
const STRONGEST_CONTRAST = 15;
/** Of small text in a darkened accent. */
const INK_CONTRAST = 5;

/** The shades that pages, mails and documents are drawn with, as `#rrggbb`. */
export interface HouseShades {
  green: string;
  deep: string;
  gold: string;
  goldLight: string;
  /** The accent as text on light grounds. */
  goldInk: string;
  onGreen: string;
  onGreenMuted: string;
}

/** The shades of the first colours were chosen by eye. */
const FIRST_SHADES: HouseShades = {
  green: FIRST_COLOURS.primary,
  deep: '#07261c',
  gold: FIRST_COLOURS.accent,
  goldLight: '#e3c98b',
  goldInk: '#7a5f22',
  onGreen: LIGHT_GROUND,
  onGreenMuted: '#c3cbbd',
};

/** The contrast of the primary colour on its light ground, and of the accent on the primary colour, each from 1 to 21. */
export const houseContrasts = ({ primary, accent }: HouseColours): HouseContrasts => ({
  primary: contrastRatio(primary, LIGHT_GROUND),
  accent: contrastRatio(accent, primary),
});

interface HouseContrasts {
  primary: number;
  accent: number;
}

/** A ratio as sentences say it, cut after two decimals so that none below the limit reads like the limit. */
export const ratioText = (ratio: number): string => String(Math.floor(ratio * 100) / 100);

/** Every shade that follows from the two colours; text in each can be read on its ground. */
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

/** A colour as its three channels, as `rgb()` takes them beside an alpha. */
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

/** The house's custom properties for a page's style element; they win over the ones of the style sheets, wherever these stand. */
export function houseStyle(colours: HouseColours): string {
  const shades = houseShades(colours);
  const strong = strongShades(colours);
  const line = `rgb(${channels(shades.gold)} / 35%)`;
  return `html:root{${declarations(shades, line)}}html:root[data-high-contrast]{${declarations(strong, strong.gold)};--hair:${strong.goldInk}}`;
}

/** The ground of pages and mails. */
export const PAGE_GROUND = IVORY;
