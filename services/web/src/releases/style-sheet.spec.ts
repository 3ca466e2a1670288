import { classesIn, readStyleSheet, usedStyles } from './style-sheet.js';

const classes = classesIn('<main class="page wide"><p class="text">class="none"</p></main>');
const used = (css: string) => usedStyles(readStyleSheet(css), classes);

test.each([
  ['of a class on the page', '.page{color:red}', '.page{color:red}'],
  ['without a class', ':root[data-contrast] *{color:#000}', ':root[data-contrast] *{color:#000}'],
  ['with several declarations', '.page{color:red;margin:0}', '.page{color:red;margin:0}'],
  ['of a state', '.page .text:hover::before{color:red}', '.page .text:hover::before{color:red}'],
  ['with alternatives or negations', '.page:is(.a, :not(.b)) i{color:red}', '.page:is(.a, :not(.b)) i{color:red}'],
  ['that names a value like a class', '[href=".x"]{color:red}', '[href=".x"]{color:red}'],
  ['under a condition', '@media (width>1px){.text{margin:0}.x{margin:1px}}', '@media (width>1px){.text{margin:0}}'],
  ['of a font of the system', '@font-face{font-family:A;src:local(B)}', '@font-face{font-family:A;src:local(B)}'],
  ['of an animation', '@keyframes go{to{opacity:0}}', '@keyframes go{to{opacity:0}}'],
])('a rule %s is used', (_which, css, expected) => {
  expect(used(css)).toBe(expected);
});

test.each([
  ['of another class', '.other{color:red}'],
  ['of which one class is missing', '.page .other{color:red}'],
  ['of a web font', '@font-face{font-family:A;src:url(/a)}'],
  ['of another class, alone under a condition', '@supports (gap:0){.other{color:red}}'],
])('a rule %s is left out', (_which, css) => {
  expect(used(css)).toBe('');
});

test('of a rule with several selectors, the matching ones are kept, and rules keep their order', () => {
  expect(used('.other,.text{margin:0}.page{margin:1px}')).toBe('.text{margin:0}.page{margin:1px}');
});

test('a web font is removed from font lists, unless a list names nothing else', () => {
  const face = '@font-face{font-family:"A B";src:url(/a)}@font-face{font-family:C;src:local(D)}';
  expect(used(`${face}:root{--text:"A B", C, serif;--mark:"A B"}.page{font-family:"A B",serif}`)).toBe(
    '@font-face{font-family:C;src:local(D)}:root{--text:C,serif;--mark:"A B"}.page{font-family:serif}',
  );
});
