import { toSectionedText } from './sections.js';

it('gives the headings of level 2 ids and lists them', () => {
  const { html, sections } = toSectionedText(
    '<h2>1. Scope</h2><h3>Detail</h3><h2 style="color:red">2. <strong>Price</strong> &amp; tax</h2><h2>3. End</h2>',
  );
  expect(sections).toEqual([
    { id: 'section-1', title: '1. Scope' },
    { id: 'section-2', title: '2. Price & tax' },
    { id: 'section-3', title: '3. End' },
  ]);
  expect(html).toBe(
    '<h2 id="section-1">1. Scope</h2><h3>Detail</h3><h2 id="section-2" style="color:red">2. <strong>Price</strong> &amp; tax</h2><h2 id="section-3">3. End</h2>',
  );
});

it('counts headings of level 1 as level 2, because the page has its own title', () => {
  const { html, sections } = toSectionedText('<h1>A</h1><h1>B</h1><h1>C</h1>');
  expect(sections.map(({ title }) => title)).toEqual(['A', 'B', 'C']);
  expect(html).toContain('<h2 id="section-2">B</h2>');
});

it('lists headings of level 3 too where there are few of level 2', () => {
  const { sections } = toSectionedText('<h2>Company</h2><h3>Contact</h3><h3>Register</h3>');
  expect(sections.map(({ title }) => title)).toEqual(['Company', 'Contact', 'Register']);
});

it.each(['<p>Text</p>', '<h2>A</h2><h2>B</h2>', '<h2>A</h2><h2> </h2><h2>B</h2>'])(
  'leaves a text with few headings unchanged: %s',
  (html) => {
    expect(toSectionedText(html)).toEqual({ html, sections: [] });
  },
);
