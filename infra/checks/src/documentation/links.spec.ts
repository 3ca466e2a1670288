import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
const LINK = /\]\(([^)\s]+)\)/g;
const FENCED = /^```.*?^```$/gms;

const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');

/** Anchors of a document's headings, as GitHub and the documentation's site make them. */
const listAnchors = (text: string): string[] =>
  [...text.replaceAll(FENCED, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

const read = (document: string): string => readFileSync(join(ROOT, document), 'utf8');

test.each(documents)('every link of %s leads to a file and a heading of this repository', (document) => {
  const links = [...read(document).replaceAll(FENCED, '').matchAll(LINK)].map(([, link = '']) => link);
  const dead = links.filter((link) => {
    // Addresses of the web, and pages that the site makes of other files.
    if (/^(?:[a-z]+:|\/)/.test(link)) return false;
    const [path = '', anchor] = link.split('#', 2);
    const target = path === '' ? document : join(dirname(document), path);
    if (!existsSync(join(ROOT, target))) return true;
    return anchor !== undefined && target.endsWith('.md') && !listAnchors(read(target)).includes(anchor);
  });
  expect(dead).toEqual([]);
});
