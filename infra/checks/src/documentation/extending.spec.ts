import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@vitrine/local';

const GUIDE = readFileSync(join(ROOT, 'docs/guides/extend.md'), 'utf8');
const BLOCKS = [...GUIDE.matchAll(/^```\w+ (examples\/\S+)\n(.*?)^```$/gms)].map(([, file = '', code = '']) => ({
  file,
  code,
}));

test('the guide shows something of each part of the example', () => {
  expect(BLOCKS.length).toBeGreaterThan(8);
});

test.each(BLOCKS)('the code that the guide shows of $file is in the file', ({ file, code }) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(code);
});
