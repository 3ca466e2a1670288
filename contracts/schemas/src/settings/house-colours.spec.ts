import { contrastRatio, TEXT_CONTRAST } from '../design/colour.js';
import { FIRST_COLOURS, houseContrasts, houseShades, houseStyle, LIGHT_GROUND, ratioText } from './house-colours.js';
import { contrastComplaint } from './settings.js';

const HOUSES = [
  FIRST_COLOURS,
  { primary: '#1b2a4a', accent: '#c8ccd0' },
  { primary: '#5a1f33', accent: '#d3a58b' },
  { primary: '#000000', accent: '#ffffff' },
  { primary: '#4A3526', accent: '#D9C8A3' },
];

test.each(HOUSES)('every shade of %j is readable on its background', (colours) => {
  expect(contrastComplaint(colours, 'primary')).toBeUndefined();
  expect(contrastComplaint(colours, 'accent')).toBeUndefined();
  const { green, deep, gold, goldLight, goldInk, onGreen, onGreenMuted } = houseShades(colours);
  for (const [text, ground] of [
    [green, LIGHT_GROUND],
    [onGreen, green],
    [onGreen, deep],
    [onGreenMuted, green],
    [gold, green],
    [goldLight, green],
    [deep, gold],
    [goldInk, LIGHT_GROUND],
  ] as const)
    expect([text, ground, contrastRatio(text, ground) >= TEXT_CONTRAST]).toEqual([text, ground, true]);
});

test('a colour below the limit is refused with its ratio, which is never rounded up to the limit', () => {
  const colours = { primary: '#777777', accent: '#ffffff' };
  const { primary } = houseContrasts(colours);
  expect(primary).toBeLessThan(TEXT_CONTRAST);
  expect(contrastComplaint(colours, 'primary')).toContain(`${ratioText(primary)} : 1`);
  expect(ratioText(4.4999)).toBe('4.49');
});

test('the style has the colours for every visitor, and stronger ones for high contrast', () => {
  const style = houseStyle({ primary: '#1b2a4a', accent: '#c8ccd0' });
  expect(style).toContain('html:root{--green:#1b2a4a;');
  expect(style).toContain('html:root[data-high-contrast]{--green:');
  expect(style).not.toMatch(/#0b3326|#c9a961|#07261c/);
});
