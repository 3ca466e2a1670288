import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_COLOURS, houseStyle } from '@vitrine/schemas';

const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

// a page that is rendered before the API has answered has only the colours of the style sheets
test('the style sheets have the default colours of the house', () => {
  const [first = ''] = /html:root\{[^}]*\}/.exec(houseStyle(FIRST_COLOURS)) ?? [];
  const declared = [...first.matchAll(/--([\w-]+):([^;}]+)/g)].map(([, name, value]) => `--${name}: ${value};`);
  expect(declared.length).toBeGreaterThan(5);
  for (const declaration of declared) expect(tokens).toContain(declaration);
});
