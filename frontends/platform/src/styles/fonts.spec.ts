import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const faces = [...readFileSync(join(__dirname, 'fonts.css'), 'utf8').matchAll(/@font-face \{([^}]*)\}/g)].map(
  ([, face = '']) => ({ family: /font-family: '([^']*)'/.exec(face)?.[1], isFetched: face.includes('url(') }),
);

// a browser prepares every face of a family before layout, and a fallback font for each face that is not loaded
test('each family of downloaded fonts has one face', () => {
  const fetched = faces.filter(({ isFetched }) => isFetched).map(({ family }) => family);
  expect(fetched).toHaveLength(8);
  expect(new Set(fetched).size).toBe(fetched.length);
});
