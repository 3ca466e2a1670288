import { toDesignFragment } from './app-configuration.js';

const DESIGN = {
  house: 'Brandt & Söhne',
  primary: '#5a1f33',
  accent: '#d3a58b',
  pattern: 'scales',
  typeface: 'modern',
} as const;

test('a fragment contains only the fields of a design', () => {
  const more = { ...DESIGN, message: 'Visit evil.example', logo: 'data:image/png;base64,AA' };
  expect(toDesignFragment(more)).toBe(
    'house=Brandt%20%26%20S%C3%B6hne&pattern=scales&typeface=modern&primary=5a1f33&accent=d3a58b',
  );
  expect(toDesignFragment({ ...DESIGN, house: undefined })).toBe(
    'pattern=scales&typeface=modern&primary=5a1f33&accent=d3a58b',
  );
});
