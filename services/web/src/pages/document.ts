import type { Boot, PageData } from '@vitrine/schemas';
import type { LiveRelease } from '../releases/live-releases.js';
import { type ChunkFiles, fileUrl, INTEGRITY_FILE, type Release } from '../releases/release.js';
import { classesIn, usedStyles } from '../releases/style-sheet.js';
import { getIntegrity } from './integrity.js';
import type { LaterFiles } from './browser/start-page.js';
import { DEFERRED_PICTURES_ID, DEFERRED_PICTURES_STYLE, SCRIPTS_BLOCK, STARTER } from './starter.js';

export interface PageParts {
  boot: Boot;
  nonce: string;
  /** Title, metas, links and style elements as rendered. */
  head: string;
  /** The content of `#root`; empty where the browser renders. */
  html: string;
  data: PageData;
  shell: LiveRelease;
  /** The remote that shows the page. */
  remote: LiveRelease | undefined;
}

const noScript: Record<Boot['language'], string> = {
  de: 'Diese Ansicht braucht JavaScript.',
  en: 'This view needs JavaScript.',
};

/** JSON that no text in it can end the script element of. */
const block = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

const stylesheet = (href: string): string => `<link rel="stylesheet" href="${href}">`;
/** Addresses of scripts, and by what the browser checks each. */
type Scripts = Record<string, string>;
/** Behind what the first view is made of: styles, fonts, the main picture. */
const preloadScript = ([href, integrity]: [string, string]): string =>
  `<link rel="preload" as="script" fetchpriority="low" href="${href}" integrity="${integrity}">`;
/** The shell asks for it with its integrity; browsers support none on a preload of this kind. */
const preloadList = (href: string): string =>
  `<link rel="preload" as="fetch" fetchpriority="low" href="${href}" crossorigin>`;
/** Fonts are always fetched in CORS mode, so their preload must be too. */
const preloadFont = (href: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`;

const iconLink = (href: string | null): string =>
  href === null ? '' : `<link rel="icon" type="image/svg+xml" href="${href}">`;

/** Scripts and styles of a release by name, each once. */
interface Files {
  release: LiveRelease;
  js: string[];
  css: string[];
}

/** Files of the remote that the first view needs. */
function remoteFiles(release: LiveRelease, pages: string[]): Files {
  const groups = ['routes', ...pages].flatMap((name) => release.chunks[name] ?? []);
  const once = (kind: keyof ChunkFiles) => [...new Set(groups.flatMap((group) => group[kind]))];
  return { release, js: [...new Set([release.entry, ...once('js')])], css: once('css') };
}

const toUrls = (release: Release, files: readonly string[]): string[] => files.map((file) => fileUrl(release, file));

const listScripts = (from: readonly { release: LiveRelease; js: string[] }[]): Scripts =>
  Object.fromEntries(
    from.flatMap(({ release, js }) => js.map((file) => [fileUrl(release, file), getIntegrity(release, file)])),
  );

/** What of the style sheets the page as it was rendered uses, so that it is painted without waiting for them. */
function firstStyles(html: string, nonce: string, files: readonly Files[]): string {
  const classes = classesIn(html);
  const used = files.flatMap(({ release, css }) =>
    css.map((file) => usedStyles(release.styles.get(file) ?? [], classes)),
  );
  return `<style nonce="${nonce}">${used.join('')}</style>`;
}

interface Later {
  icon: string | null;
  fonts: string[];
  styles: { shell: string[]; pages: string[] };
  scripts: { lists: string[]; preload: Scripts; run: Scripts };
}

/** What a rendered page fetches once its first view is painted, and the script that does so. */
const starter = ({ icon, fonts, styles, scripts }: Later): string => {
  const later: LaterFiles = {
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

/** The whole page. A rendered one brings what its first view is made of with it, and names the rest to be fetched once that is painted. */
export function renderDocument({ boot, nonce, head, html, data, shell, remote }: PageParts): string {
  const main: Files = { release: shell, ...(shell.chunks['main'] ?? { js: [shell.entry], css: [] }) };
  const pages = remote ? [remoteFiles(remote, boot.pages)] : [];
  const listStyles = (from: readonly Files[]) => from.flatMap(({ release, css }) => toUrls(release, css));
  const styles = { shell: listStyles([main]), pages: listStyles(pages) };
  const lists = pages.map(({ release }) => fileUrl(release, INTEGRITY_FILE));
  const scripts = { lists, preload: listScripts(pages), run: listScripts([main]) };
  const fonts = toUrls(shell, shell.fonts);
  const icon = shell.icon ? fileUrl(shell, shell.icon) : null;
  const files = html
    ? [
        firstStyles(html, nonce, [main, ...pages]),
        `<style nonce="${nonce}" id="${DEFERRED_PICTURES_ID}">${DEFERRED_PICTURES_STYLE}</style>`,
        // none at first: without it the browser looks for one at the usual place
        iconLink('data:,'),
        // where no script fetches them later, they come at once
        `<noscript>${[...styles.shell.map(stylesheet), iconLink(icon)].join('')}</noscript>`,
      ]
    : [
        iconLink(icon),
        ...fonts.map(preloadFont),
        ...[...styles.shell, ...styles.pages].map(stylesheet),
        ...scripts.lists.map(preloadList),
        // without integrity the browser would not take the preload for the script
        ...Object.entries(scripts.preload)
          .filter(([, integrity]) => integrity !== '')
          .map(preloadScript),
        ...Object.entries(scripts.run).map(
          ([src, integrity]) => `<script defer src="${src}" integrity="${integrity}"></script>`,
        ),
      ];
  return [
    `<!doctype html><html lang="${boot.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" content="#07261c">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    head,
    shell.touchIcon ? `<link rel="apple-touch-icon" href="${fileUrl(shell, shell.touchIcon)}">` : '',
    ...files,
    `</head><body><div id="root">${html}</div>`,
    html === '' ? `<noscript><p>${noScript[boot.language]}</p></noscript>` : '',
    block('vitrine-boot', boot),
    block('vitrine-data', data),
    // behind what the scripts read
    html === '' ? '' : starter({ icon, fonts, styles, scripts }),
    '</body></html>',
  ].join('');
}
