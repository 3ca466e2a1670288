import type { LiveRelease } from '../releases/live-releases.js';
import { fileUrl } from '../releases/release.js';
import { AFTER_PAINT_PATH, SCRIPTS_BLOCK } from './after-paint.js';
import type { Boot } from './boot.js';

export interface PageParts {
  boot: Boot;
  nonce: string;
  /** Title, metas, links and style elements as rendered. */
  head: string;
  /** What stands in `#root`; empty where the browser renders. */
  html: string;
  data: Record<string, unknown>;
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
/** Behind what the first view is made of: styles, fonts, the main picture. */
const preloadScript = (href: string): string => `<link rel="preload" as="script" fetchpriority="low" href="${href}">`;
/** Fonts are always fetched in CORS mode, so their preload must be too. */
const preloadFont = (href: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`;

/** Files of the remote that the first view needs. */
function remoteFiles(release: LiveRelease, pages: string[]): { js: string[]; css: string[] } {
  const groups = ['routes', ...pages].flatMap((name) => release.chunks[name] ?? []);
  const urls = (files: string[]) => [...new Set(files)].map((file) => fileUrl(release, file));
  return { js: urls([release.entry, ...groups.flatMap(({ js }) => js)]), css: urls(groups.flatMap(({ css }) => css)) };
}

/** The whole page. */
export function documentOf({ boot, nonce, head, html, data, shell, remote }: PageParts): string {
  const files = remote ? remoteFiles(remote, boot.pages) : { js: [], css: [] };
  const shellFiles = shell.chunks['main'] ?? { js: [shell.entry], css: [] };
  const styles = [...shellFiles.css.map((file) => fileUrl(shell, file)), ...files.css];
  const first = shellFiles.js.map((file) => fileUrl(shell, file));
  // A page that was rendered can be read without its scripts; one that was not waits for nothing else.
  const scripts = html
    ? [block(SCRIPTS_BLOCK, { preload: files.js, run: first }), `<script async src="${AFTER_PAINT_PATH}"></script>`]
    : [...files.js.map(preloadScript), ...first.map((src) => `<script defer src="${src}"></script>`)];
  return [
    `<!doctype html><html lang="${boot.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" content="#07261c">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    head,
    shell.icon ? `<link rel="icon" type="image/svg+xml" href="${fileUrl(shell, shell.icon)}">` : '',
    shell.touchIcon ? `<link rel="apple-touch-icon" href="${fileUrl(shell, shell.touchIcon)}">` : '',
    ...shell.fonts.map((file) => preloadFont(fileUrl(shell, file))),
    ...styles.map(stylesheet),
    ...scripts,
    `</head><body><div id="root">${html}</div>`,
    html === '' ? `<noscript><p>${noScript[boot.language]}</p></noscript>` : '',
    block('vitrine-boot', boot),
    block('vitrine-data', data),
    '</body></html>',
  ].join('');
}
