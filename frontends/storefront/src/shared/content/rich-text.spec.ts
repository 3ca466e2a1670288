import { withoutTitles } from './rich-text.js';

it('lowers the headings of a text with h1 elements, and does not change other texts', () => {
  expect(withoutTitles('<h1 style="color:red">A</h1><h2>B</h2><h4>C</h4><p>h1</p>')).toBe(
    '<h2 style="color:red">A</h2><h3>B</h3><h5>C</h5><p>h1</p>',
  );
  expect(withoutTitles('<h2>B</h2><hr>')).toBe('<h2>B</h2><hr>');
});
