import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const document = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8');
const bases = ['', 'frontends/storefront/src', 'frontends/admin/src'];

interface Proof {
  file: string;
  /** Title of the test after those of the groups around it. */
  titles: string[];
}

/** The rows of every table: the rule, and the tests in its second cell. */
const rows = document
  .split('\n')
  .filter((line) => /^\| (?!Rule |-)/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .map(([, rule = '', cell = '']) => ({ rule, proofs: cell.split('<br>').map(parseProof) }));

function parseProof(text: string): Proof {
  const [file = '', ...titles] = text.replace(/^`|`$/g, '').replaceAll('\\|', '|').split(' › ');
  return { file, titles };
}

const findSource = (file: string): string | undefined => {
  const path = bases.map((base) => join(root, base, file)).find((each) => existsSync(each));
  return path && readFileSync(path, 'utf8');
};

/** Whether the source has a test or group of that title, in whatever quotes. */
const hasTitle = (source: string, title: string): boolean =>
  ["'", '"', '`'].some(
    (quote) => source.includes(quote + title + quote) || source.includes(quote + title.replaceAll("'", "\\'") + quote),
  );

test('every rule of the specification names tests, and each of them exists', () => {
  expect(rows.length).toBeGreaterThan(100);
  const missing = rows.flatMap(({ rule, proofs }) =>
    proofs
      .filter(({ file, titles }) => {
        const source = findSource(file);
        return (
          !/\.spec\.tsx?$/.test(file) ||
          titles.length === 0 ||
          !source ||
          !titles.every((title) => hasTitle(source, title))
        );
      })
      .map(({ file, titles }) => `${rule}: ${[file, ...titles].join(' › ')}`),
  );
  expect(missing).toEqual([]);
});
