import { Editor } from '@tiptap/core';
import { extensions } from './extensions.js';

/** The editor's HTML of given HTML. */
function taken(content: string): string {
  const editor = new Editor({ extensions, content, injectCSS: false });
  const html = editor.getHTML();
  editor.destroy();
  return html;
}

const offered = [
  '<p>Ein <strong>fetter</strong>, <em>kursiver</em>, <u>unterstrichener</u> Satz.</p>',
  '<h1>Eins</h1><h2>Zwei</h2><h3>Drei</h3><h4>Vier</h4>',
  '<ul><li><p>Punkt</p></li></ul><ol><li><p>Erstens</p><ul><li><p>und</p></li></ul></li></ol>',
  '<p style="text-align: center;">Mitte<br>neu</p><h2 style="text-align: justify;">Block</h2>',
  '<p><span style="color: rgb(201, 169, 97); background-color: rgb(11, 51, 38);">Gold</span></p>',
  '<p><a target="_blank" rel="noopener noreferrer" href="https://vitrine.example/a?b=c#d">x</a></p>',
  '<p><a target="_blank" rel="noopener noreferrer" href="/privacy"><strong>x</strong></a></p>',
];

test.each(offered)('%s is kept unchanged', (html) => {
  expect(taken(html)).toBe(html);
});

test.each([
  ['<ul><li>Punkt</li></ul>', '<ul><li><p>Punkt</p></li></ul>'],
  ['<p style="text-align:center">a</p>', '<p style="text-align: center;">a</p>'],
  ['<p><span style="color:#c9a961">a</span></p>', '<p><span style="color: rgb(201, 169, 97);">a</span></p>'],
  ['<b>a</b><i>b</i>', '<p><strong>a</strong><em>b</em></p>'],
  [
    '<p><span style="color:red"><span style="background-color:blue">x</span></span></p>',
    '<p><span style="color: red; background-color: blue;">x</span></p>',
  ],
])('%s is read as %s', (html, read) => {
  expect(taken(html)).toBe(read);
});

test.each([
  ['<h5>a</h5>', '<p>a</p>'],
  ['<p>a<img src="/x.png" onerror="x()">b</p>', '<p>ab</p>'],
  ['<blockquote><p>a</p></blockquote><pre>b</pre><hr>', '<p>a</p><p>b</p>'],
  ['<p><s>a</s><code>b</code></p>', '<p>ab</p>'],
  ['<ol start="5" type="a"><li><p>a</p></li></ol>', '<ol><li><p>a</p></li></ol>'],
  ['<p><a href="/a" target="_self" rel="opener" class="x" title="y">a</a></p>', offeredLink('/a', 'a')],
  ['<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
  ['<p><a href="//evil.example">a</a></p>', '<p>a</p>'],
  ['<p><span style="font-size:40px">a</span><span>b</span></p>', '<p>ab</p>'],
  ['<p><span style="color:var(--x)">a</span></p>', '<p>a</p>'],
])('of %s only the offered formats are left', (html, left) => {
  expect(taken(html)).toBe(left);
});

function offeredLink(href: string, text: string): string {
  return `<p><a target="_blank" rel="noopener noreferrer" href="${href}">${text}</a></p>`;
}
