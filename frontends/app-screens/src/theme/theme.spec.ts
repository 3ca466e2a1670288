import { APP_PATTERNS, contrastRatio, TEXT_CONTRAST } from '@vitrine/schemas';
import { getPatternPath } from '../guilloche/patterns.js';
import { readFragment, toFragment } from './design-link.js';
import { EDITION_NAMES, EDITION_THEMES, findEditionName } from './edition-themes.js';
import { listMendedContrasts, toColours } from './theme.js';

const HARD_COLOURS = ['#000000', '#ffffff', '#808080', '#ffff00', '#0000ff', '#ff0000', '#c9a961', '#0b3326'];

test.each(HARD_COLOURS)('every text is readable on its background, whatever colour is combined with %s', (primary) => {
  for (const accent of HARD_COLOURS)
    for (const dark of [false, true]) {
      const colours = toColours({ ...EDITION_THEMES.classic, primary, accent, dark });
      const pairs = [
        [colours.ink, colours.ground],
        [colours.ink, colours.panel],
        [colours.muted, colours.ground],
        [colours.muted, colours.panel],
        [colours.heading, colours.ground],
        [colours.accentInk, colours.ground],
        [colours.accentInk, colours.panel],
        [colours.onBrand, colours.brand],
        [colours.onBrandMuted, colours.brand],
        [colours.onBrandAccent, colours.brand],
      ] as const;
      for (const [text, ground] of pairs)
        expect([accent, dark, contrastRatio(text, ground) >= TEXT_CONTRAST]).toEqual([accent, dark, true]);
    }
});

test('a pair with too little contrast is reported with its ratio and the colour used instead; others are not', () => {
  const weak = listMendedContrasts({ ...EDITION_THEMES.classic, primary: '#777777', accent: '#808080' });
  expect(weak.map(({ on, colour }) => `${colour} on ${on}`)).toContain('accent on primary');
  expect(weak[0]?.ratio).toBeLessThan(TEXT_CONTRAST);
  expect(contrastRatio(weak[0]!.used, '#777777')).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  expect(listMendedContrasts({ ...EDITION_THEMES.classic, primary: '#0b3326', accent: '#ffffff', dark: true })).toEqual(
    [],
  );
});

test.each(EDITION_NAMES)('the design of %s is restored from its link', (name) => {
  const theme = { ...EDITION_THEMES[name], house: 'Müller & Söhne #1' };
  expect(readFragment(toFragment(theme, 'repair'), EDITION_THEMES.classic)).toEqual({ theme, screen: 'repair' });
});

test('a link has no logo, and its invalid parts become the default', () => {
  expect(toFragment({ ...EDITION_THEMES.classic, logo: 'blob:secret' })).not.toContain('secret');
  const broken = `#house=${'x'.repeat(99)}&primary=zzz&accent=c9a961;}&pattern=none&typeface=&screen=admin`;
  const { theme, screen } = readFragment(broken, EDITION_THEMES.signature);
  expect(theme).toEqual({ ...EDITION_THEMES.signature, house: 'x'.repeat(60) });
  expect(screen).toBe('house');
});

test('a product has the theme of the edition in its name', () => {
  expect(findEditionName('Signature Boutique')).toBe('signature-boutique');
  expect(findEditionName('Prestige 2027')).toBe('prestige');
  expect(findEditionName('Etwas anderes')).toBe('classic');
});

test.each(APP_PATTERNS)('the pattern %s stays within its circle and is small', (pattern) => {
  const path = getPatternPath(pattern);
  expect(path.length).toBeGreaterThan(500);
  expect(path.length).toBeLessThan(40_000);
  expect(path).not.toMatch(/NaN|Infinity|e-/);
  for (const [, x, y] of path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g))
    expect(Math.hypot(Number(x), Number(y))).toBeLessThanOrEqual(100.2);
});
