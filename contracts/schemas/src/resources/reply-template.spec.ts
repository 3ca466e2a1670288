import { fillReplyTemplate } from './reply-template.js';

test('placeholders are filled in, and those without a value stay visible', () => {
  expect(
    fillReplyTemplate('Guten Tag {{name}}, zu {{ product }}: {{price}}, {{other}}', {
      name: 'Frau Weiß',
      product: 'Prestige',
    }),
  ).toBe('Guten Tag Frau Weiß, zu Prestige: {{price}}, {{other}}');
});
