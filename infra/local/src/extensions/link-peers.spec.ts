import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPeers } from './link-peers.ts';

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-link-')));
  mkdirSync(join(folder, 'root/node_modules/@x/api'), { recursive: true });
  mkdirSync(join(folder, 'own'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const declare = (peerDependencies: object) =>
  writeFileSync(join(folder, 'own/package.json'), JSON.stringify({ peerDependencies }));
const link = () => linkPeers(join(folder, 'own'), join(folder, 'root'));

test('peers are those of the root, also when they are linked once more', () => {
  declare({ '@x/api': '1.0.0' });
  link();
  expect(link()).toEqual(['@x/api']);
  expect(realpathSync(join(folder, 'own/node_modules/@x/api'))).toBe(join(folder, 'root/node_modules/@x/api'));
});

test('a peer that the root lacks is named', () => {
  declare({ '@x/other': '1.0.0' });
  expect(link).toThrow('Vitrine has no package @x/other that an extension could share.');
});

test('a folder without a package is named', () => {
  expect(link).toThrow(`${join(folder, 'own')} is no package: it has no package.json.`);
});
