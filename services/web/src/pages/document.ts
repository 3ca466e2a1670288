import { houseFontStyle, houseShades, houseStyle, type PageData } from '@vitrine/schemas';
import type { LiveRelease } from '../releases/live-releases.js';
import { type ChunkFiles, fileUrl, INTEGRITY_FILE, type Release } from '../releases/release.js';
import { classesIn, usedStyles } from '../releases/style-sheet.js';
import { PAGE_TEXTS } from '../texts/page-texts.js';
import { HOUSE_ICONS, type HouseBoot } from './boot.js';
import { getIntegrity } from './integrity.js';
import { textsChunk } from './offered-languages.js';
import type { DeferredFiles } from './browser/load-deferred-files.js';
import { DEFERRED_PICTURES_ID, DEFERRED_PICTURES_STYLE, SCRIPTS_BLOCK, STARTER } from './starter.js';

export interface PageParts {
  boot: HouseBoot;
  /** Title, metas, links and style elements as rendered. */
  head: string;
  /** The content of `#root`; empty where the browser renders. */
  html: string;
  data: PageData;
  shell: LiveRelease;
  /** The remote that shows the page. */
  remote: LiveRelease | undefined;
}

/** A JSON block, escaped so that no text in it can end the script element. */
const block = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

const stylesheet = (href: string): string => `<link rel="stylesheet" href="${href}">`;
/** Addresses of scripts with their integrity. */
type Scripts = Record<string, string>;
/** With low priority, after the styles, fonts and main picture of the first view. */
const preloadScript = ([href, integrity]: [string, string]): string =>
  `<link rel="preload" as="script" fetchpriority="low" href="${href}" integrity="${integrity}">`;
/** Without integrity, which browsers do not support for this kind of preload; the shell checks it. */
const preloadList = (href: string): string =>
  `<link rel="preload" as="fetch" fetchpriority="low" href="${href}" crossorigin>`;
/** Fonts are always fetched in CORS mode, so their preload must be too. */
const preloadFont = (href: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`;

const iconLink = (href: string): string => `<link rel="icon" href="${href}">`;

const ICON = `${HOUSE_ICONS}/icon-32.png`;

/** The custom properties of the house: its colours, and its typefaces if they differ from the style sheets. */
const houseProperties = ({ settings: { colours, fonts } }: HouseBoot): string =>
  houseStyle(colours) + (fonts === 'classic' ? '' : houseFontStyle(fonts));

/** The fonts of the first view that the house's typefaces need. */
const neededFonts = ({ fonts }: LiveRelease, { settings }: HouseBoot): string[] =>
  settings.fonts === 'classic' ? fonts : fonts.filter((file) => file.includes('jost'));

/** Scripts and styles of a release by name, without repeats. */
interface Files {
  release: LiveRelease;
  js: string[];
  css: string[];
}

/** Files of the remote that the first view needs, with the texts of a further language. */
function remoteFiles(release: LiveRelease, { pages, language }: HouseBoot): Files {
  const groups = ['routes', ...pages, textsChunk(language)].flatMap((name) => release.chunks[name] ?? []);
  const once = (kind: keyof ChunkFiles) => [...new Set(groups.flatMap((group) => group[kind]))];
  return { release, js: [...new Set([release.entry, ...once('js')])], css: once('css') };
}

const toUrls = (release: Release, files: readonly string[]): string[] => files.map((file) => fileUrl(release, file));

const listScripts = (from: readonly { release: LiveRelease; js: string[] }[]): Scripts =>
  Object.fromEntries(
    from.flatMap(({ release, js }) => js.map((file) => [fileUrl(release, file), getIntegrity(release, file)])),
  );

/** The rules of the style sheets that the rendered page uses, so that it is painted without waiting for the sheets. */
function firstStyles(html: string, files: readonly Files[]): string {
  const classes = classesIn(html);
  const used = files.flatMap(({ release, css }) =>
    css.map((file) => usedStyles(release.styles.get(file) ?? [], classes)),
  );
  return used.join('');
}

/** The texts of the style elements that Emotion rendered into the head. */
const emotionStyles = (head: string): string[] =>
  [...head.matchAll(/<style data-emotion="[^"]*">(.*?)<\/style>/gs)].map(([, text = '']) => text);

interface Later {
  icon: string;
  fonts: string[];
  styles: { shell: string[]; pages: string[] };
  scripts: { lists: string[]; preload: Scripts; run: Scripts };
}

/** The list of files that a rendered page loads after its first paint, and the script that loads them. */
const starter = ({ icon, fonts, styles, scripts }: Later): string => {
  const later: DeferredFiles = {
    icon,
    fonts,
    styles: styles.shell,
    pageStyles: styles.pages,
    lists: scripts.lists,
    chunks: scripts.preload,
    run: scripts.run,
  };
  return `${block(SCRIPTS_BLOCK, later)}<script>${STARTER}</script>`;
};

/** The document of a page, and the texts of its style elements, which its policy must allow. */
export interface PageDocument {
  text: string;
  styles: string[];
}

/** Composes the whole page. A rendered page contains the styles of its first view, and lists the other files to be loaded after the first paint. */
export function renderDocument({ boot, head, html, data, shell, remote }: PageParts): PageDocument {
  const main: Files = { release: shell, ...(shell.chunks['main'] ?? { js: [shell.entry], css: [] }) };
  const pages = remote ? [remoteFiles(remote, boot)] : [];
  const listStyles = (from: readonly Files[]) => from.flatMap(({ release, css }) => toUrls(release, css));
  const styles = { shell: listStyles([main]), pages: listStyles(pages) };
  const lists = pages.map(({ release }) => fileUrl(release, INTEGRITY_FILE));
  const scripts = { lists, preload: listScripts(pages), run: listScripts([main]) };
  const fonts = toUrls(shell, neededFonts(shell, boot));
  const house = houseProperties(boot);
  const first = firstStyles(html, [main, ...pages]);
  const files = html
    ? [
        `<style>${first}</style>`,
        `<style id="${DEFERRED_PICTURES_ID}">${DEFERRED_PICTURES_STYLE}</style>`,
        // empty at first: without it the browser would request `/favicon.ico`
        iconLink('data:,'),
        // without scripting, nothing loads these files later
        `<noscript>${[...styles.shell.map(stylesheet), iconLink(ICON)].join('')}</noscript>`,
      ]
    : [
        iconLink(ICON),
        ...fonts.map(preloadFont),
        ...[...styles.shell, ...styles.pages].map(stylesheet),
        ...scripts.lists.map(preloadList),
        // without integrity, the browser would not use the preload for the script
        ...Object.entries(scripts.preload)
          .filter(([, integrity]) => integrity !== '')
          .map(preloadScript),
        ...Object.entries(scripts.run).map(
          ([src, integrity]) => `<script defer src="${src}" integrity="${integrity}"></script>`,
        ),
      ];
  const text = [
    `<!doctype html><html lang="${boot.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="theme-color" content="${houseShades(boot.settings.colours).deep}">`,
    head,
    `<link rel="apple-touch-icon" href="${HOUSE_ICONS}/icon-180.png">`,
    `<style>${house}</style>`,
    ...files,
    `</head><body><div id="root">${html}</div>`,
    html === '' ? `<noscript><p>${PAGE_TEXTS[boot.language].noScript}</p></noscript>` : '',
    block('vitrine-boot', boot),
    block('vitrine-data', data),
    // after the blocks that the scripts read
    html === '' ? '' : starter({ icon: ICON, fonts, styles, scripts }),
    '</body></html>',
  ].join('');
  return { text, styles: [...emotionStyles(head), house, ...(html ? [first, DEFERRED_PICTURES_STYLE] : [])] };
}
