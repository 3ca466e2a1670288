/** A colour as `#RRGGBB`, in either case. */
export const COLOUR_PATTERN = /^#[0-9a-f]{6}$/i;

/** Minimum contrast of text on its background (WCAG 2.2, 1.4.3 AA). */
export const TEXT_CONTRAST = 4.5;

type Channels = readonly [number, number, number];

const STEPS = 50;
const WHITE: Channels = [255, 255, 255];
const BLACK: Channels = [0, 0, 0];

const toChannels = (colour: string): Channels => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

const toHex = (channels: Channels): string =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

const blend = (from: Channels, to: Channels, share: number): Channels => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

const linear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of a colour `#RRGGBB`, from 0 (black) to 1 (white) (WCAG 2.2). */
export function luminance(colour: string): number {
  const [red, green, blue] = toChannels(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two colours `#RRGGBB`, from 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** A mix of two colours `#RRGGBB`; `share` is that of the second, from 0 to 1. */
export const mixColours = (one: string, other: string, share: number): string =>
  toHex(blend(toChannels(one), toChannels(other), share));

/**
 * The colour `#RRGGBB` nearest to `colour` that is readable on `ground`: it is lightened on a dark ground and darkened on a light one, in small
 * steps, until the contrast is at least `ratio`. A colour that is readable already is returned in lower case.
 */
export function toReadable(colour: string, ground: string, ratio: number = TEXT_CONTRAST): string {
  const from = toChannels(colour);
  const target = contrastRatio('#ffffff', ground) > contrastRatio('#000000', ground) ? WHITE : BLACK;
  for (let step = 0; step < STEPS; step++) {
    const tried = toHex(blend(from, target, step / STEPS));
    if (contrastRatio(tried, ground) >= ratio) return tried;
  }
  return toHex(target);
}
