import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrontEnd } from '../releases/release.js';

const made: string[] = [];
afterAll(() => Promise.all(made.map((directory) => rm(directory, { recursive: true, force: true }))));

/** A new directory, which is removed after the tests of the file. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-web-'));
  made.push(directory);
  return directory;
}

export interface FakeBuild {
  /** A part of the script, so that each text makes a different release. */
  text?: string;
  contract?: number;
  /** Source of the server bundle; by default there is none. */
  server?: string;
  /** Additional languages that it has texts in. */
  languages?: string[];
}

/** A renderer that shows its input; `/unknown` is a 404, `/broken` throws, `/data/unread` reports that it used only the missing data. */
export const echoingRenderer = (version: string): string => `
exports.sitemap = ['/', '/products', '/product/:productId', '/accessory/:accessoryId', '/store/:storeId'];
exports.dataFor = (url) => (url.startsWith('/data') ? ['/api/products', '/api/products/none'] : []);
exports.render = async ({ url, boot, data }) => {
  if (url.startsWith('/broken')) throw new Error('broken');
  return {
    status: url.startsWith('/unknown') ? 404 : 200,
    head: '<title>' + boot.language + '</title><style data-emotion="ui one">p{color:' + (boot.language === 'de' ? 'red' : 'blue') + '}</style>',
    html: '<h1>${version}</h1><pre>' + JSON.stringify(data) + '</pre>',
    pages: ['home'],
    ...(url === '/data/unread' && { data: { '/api/products/none': null } }),
  };
};`;

/** Writes the files of a front end's build into a new directory. */
export async function fakeBuild(
  name: FrontEnd,
  { text = name, contract = 1, server, languages = [] }: FakeBuild = {},
): Promise<string> {
  const directory = await temporaryDirectory();
  const entry = name === 'shell' ? 'main.js' : 'remoteEntry.js';
  const manifest = {
    remote: name,
    contract,
    entry,
    fonts: name === 'shell' ? ['font.woff2'] : [],
    icon: name === 'shell' ? 'favicon.svg' : null,
    chunks: {
      [name === 'shell' ? 'main' : 'home']: { js: [entry], css: ['page.css'] },
      ...Object.fromEntries(
        languages.map((language) => [`texts-${language}`, { js: [`texts-${language}.js`], css: [] }]),
      ),
    },
  };
  await mkdir(join(directory, 'browser'));
  await writeFile(join(directory, 'browser', 'release.json'), JSON.stringify(manifest));
  await writeFile(
    join(directory, 'browser', entry),
    `const base = '/releases/${name}/__RELEASE__/'; const text = '${text}';`,
  );
  await writeFile(
    join(directory, 'browser', 'page.css'),
    `h1 { background: url('/releases/${name}/__RELEASE__/font.woff2'); }`,
  );
  for (const language of languages)
    await writeFile(join(directory, 'browser', `texts-${language}.js`), `'${language}'`);
  await writeFile(join(directory, 'browser', 'font.woff2'), 'font');
  await writeFile(join(directory, 'browser', 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  if (server) {
    await mkdir(join(directory, 'server'));
    await writeFile(join(directory, 'server', 'server.cjs'), server);
  }
  return directory;
}
