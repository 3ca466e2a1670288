import { APP_PATTERNS, APP_TYPEFACES, COLOUR_PATTERN, MAXIMUM_LENGTHS, toDesignFragment } from '@vitrine/schemas';
import { type Screen, SCREENS } from '../app/app-context.js';
import type { AppTheme } from './theme.js';

/** The design of the app in the fragment of an address, which a browser does not send to a server. */
export interface SharedDesign {
  theme: AppTheme;
  screen: Screen;
}

const HASH = /^#/;

const oneOf = <Value extends string>(values: readonly Value[], found: string | null, fallback: Value): Value =>
  values.find((value) => value === found) ?? fallback;

const toColour = (found: string | null, fallback: string): string => {
  const colour = `#${found ?? ''}`;
  return COLOUR_PATTERN.test(colour) ? colour.toLowerCase() : fallback;
};

const toHouse = (found: string | null, fallback: string): string => {
  const house = Array.from((found ?? '').replace(/\s+/g, ' ').trim())
    .slice(0, MAXIMUM_LENGTHS.house)
    .join('');
  return house === '' ? fallback : house;
};

/** The fragment, with its `#`, from which {@link readFragment} restores the design. It has no logo, which stays in this browser. */
export function toFragment({ dark, logo: _logo, ...design }: AppTheme, screen?: Screen): string {
  return `#${toDesignFragment(design)}${dark ? '&dark=1' : ''}${screen ? `&screen=${screen}` : ''}`;
}

/** The design in a fragment; missing or invalid parts are taken from `fallback`. */
export function readFragment(fragment: string, fallback: AppTheme): SharedDesign {
  const found = new URLSearchParams(fragment.replace(HASH, ''));
  return {
    theme: {
      house: toHouse(found.get('house'), fallback.house),
      primary: toColour(found.get('primary'), fallback.primary),
      accent: toColour(found.get('accent'), fallback.accent),
      pattern: oneOf(APP_PATTERNS, found.get('pattern'), fallback.pattern),
      typeface: oneOf(APP_TYPEFACES, found.get('typeface'), fallback.typeface),
      dark: found.has('primary') ? found.get('dark') === '1' : fallback.dark,
    },
    screen: oneOf(SCREENS, found.get('screen'), 'house'),
  };
}
