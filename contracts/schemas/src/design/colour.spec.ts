import { contrastRatio, mixColours, toReadable } from './colour.js';

test('the contrast of two colours is computed as in WCAG', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastRatio('#0b3326', '#c9a961')).toBeCloseTo(contrastRatio('#c9a961', '#0b3326'), 10);
});

test('a readable colour stays, an unreadable one is changed as little as its background needs', () => {
  expect(toReadable('#C9A961', '#0b3326')).toBe('#c9a961');
  const onIvory = toReadable('#c9a961', '#fbf9f4');
  expect(contrastRatio(onIvory, '#fbf9f4')).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(onIvory, '#fbf9f4')).toBeLessThan(5);
  expect(contrastRatio(toReadable('#222222', '#333333'), '#333333')).toBeGreaterThanOrEqual(4.5);
});

test('a mixed colour is between the two colours', () => {
  expect(mixColours('#000000', '#ffffff', 0.5)).toBe('#808080');
});
