import type { CSSProperties } from 'react';
import {
  type AppConfiguration,
  contrastRatio,
  luminance,
  mixColours,
  TEXT_CONTRAST,
  toReadable,
} from '@vitrine/schemas';
import { TYPEFACES } from './typefaces.js';

/** How the app looks for one house. */
export interface AppTheme extends AppConfiguration {
  /** Address of the house's logo, such as a `blob:` URL; its name is shown without one. */
  logo?: string | undefined;
  /** Whether the screens have a dark background. */
  dark: boolean;
}

/** Colours of the app's parts as `#rrggbb`; all text colours are readable on their backgrounds. */
interface Colours {
  ground: string;
  panel: string;
  ink: string;
  muted: string;
  /** Headings on `ground`. */
  heading: string;
  /** Small capitals and prices on `ground` and `panel`. */
  accentInk: string;
  line: string;
  /** Straps of watches, which must stand out from `panel`. */
  strap: string;
  /** Filled areas in the main colour. */
  brand: string;
  onBrand: string;
  onBrandMuted: string;
  onBrandAccent: string;
}

const IVORY = '#fbf9f4';
const INK = '#1c1c19';
const NEARLY_BLACK = '#070807';
/** Luminance of a main colour above which the dark background contains less of it. */
const BRIGHT_PRIMARY = 0.12;
/** Luminance of a main colour above which the text on it is dark. */
const LIGHT_PRIMARY = 0.4;

/** Colours of `theme`; the contrast of every text is raised to at least 4.5 : 1 where needed. */
export function toColours({ primary, accent, dark }: AppTheme): Colours {
  const ground = dark ? mixColours(primary, NEARLY_BLACK, luminance(primary) > BRIGHT_PRIMARY ? 0.86 : 0.62) : IVORY;
  const panel = dark ? mixColours(ground, IVORY, 0.07) : mixColours(IVORY, accent, 0.1);
  const ink = dark ? IVORY : INK;
  const onBrand = luminance(primary) > LIGHT_PRIMARY ? INK : IVORY;
  return {
    ground,
    panel,
    ink: toReadable(ink, panel),
    muted: toReadable(mixColours(ink, ground, dark ? 0.3 : 0.34), panel),
    heading: dark ? toReadable(IVORY, ground) : toReadable(primary, ground),
    accentInk: toReadable(toReadable(accent, ground), panel),
    line: mixColours(ground, accent, 0.4),
    strap: dark ? mixColours(primary, IVORY, 0.2) : mixColours(primary, NEARLY_BLACK, 0.28),
    brand: primary,
    onBrand: toReadable(onBrand, primary),
    onBrandMuted: toReadable(mixColours(onBrand, primary, 0.22), primary),
    onBrandAccent: toReadable(accent, primary),
  };
}

/** The custom properties that the style sheets of the screens use. */
export function toStyle(theme: AppTheme): CSSProperties {
  const colours = Object.entries(toColours(theme)).map(([name, value]: [string, string]): [string, string] => [
    `--app-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    value,
  ]);
  const { display, text, displayCase, tracking } = TYPEFACES[theme.typeface];
  return {
    ...(Object.fromEntries(colours) as CSSProperties),
    '--app-accent': theme.accent,
    '--app-display': display,
    '--app-text': text,
    '--app-display-case': displayCase,
    '--app-tracking': tracking,
    colorScheme: theme.dark ? 'dark' : 'light',
  } as CSSProperties;
}

/** A chosen pair of colours with too little contrast, and the colour that the screens use instead. */
export interface AdjustedContrast {
  /** The background of the text: the main colour or the colour `ground`. */
  on: 'primary' | 'ground';
  /** The chosen colour that has too little contrast as text. */
  colour: 'primary' | 'accent';
  /** Contrast as chosen, from 1 to 21. */
  ratio: number;
  /** The colour used instead, `#rrggbb`. */
  used: string;
}

/** Where the chosen colours are not readable as text, and what the screens use there. */
export function listMendedContrasts(theme: AppTheme): AdjustedContrast[] {
  const { ground, heading, accentInk, onBrandAccent } = toColours(theme);
  const pairs = [
    { on: 'primary', colour: 'accent', chosen: theme.accent, behind: theme.primary, used: onBrandAccent },
    { on: 'ground', colour: 'accent', chosen: theme.accent, behind: ground, used: accentInk },
    ...(theme.dark
      ? []
      : [{ on: 'ground', colour: 'primary', chosen: theme.primary, behind: ground, used: heading } as const]),
  ] as const;
  return pairs.flatMap(({ on, colour, chosen, behind, used }) => {
    const ratio = contrastRatio(chosen, behind);
    return ratio < TEXT_CONTRAST ? [{ on, colour, ratio, used }] : [];
  });
}
