import { joinShortParts, withoutTitles } from './rich-text.js';

it('lowers the headings of a text with h1 elements, and does not change other texts', () => {
  expect(withoutTitles('<h1 style="color:red">A</h1><h2>B</h2><h4>C</h4><p>h1</p>')).toBe(
    '<h2 style="color:red">A</h2><h3>B</h3><h5>C</h5><p>h1</p>',
  );
  expect(withoutTitles('<h2>B</h2><hr>')).toBe('<h2>B</h2><hr>');
});

it('keeps short parts of compounds on one line, and does not change tags and addresses', () => {
  const joined = joinShortParts('<a href="/e-mail">E-Mail-Adresse, non-binding</a> House-App');
  expect(joined).toBe('<a href="/e-mail">E-\u2060Mail-Adresse, non-\u2060binding</a> House-\u2060App');
  expect(joinShortParts(joined)).toBe(joined);
  const kept = 'Cookie-Einstellungen AES-256-GCM Netz- a-b@house.example https://a-b.example/c-d an-example.org';
  expect(joinShortParts(kept)).toBe(kept);
});
