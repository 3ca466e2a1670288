import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';

/** The longest a slow picture may hold the scripts back, in milliseconds. */
const LONGEST_WAIT_MS = 3000;

/** Id of the JSON block that names the scripts: `preload` those asked for later by others, `run` those that begin. */
export const SCRIPTS_BLOCK = 'vitrine-scripts';

const source = `(() => {
  let begun = false;
  const add = (name, values) => document.head.append(Object.assign(document.createElement(name), values));
  const begin = () => {
    if (begun) return;
    begun = true;
    const { preload, run } = JSON.parse(document.getElementById('${SCRIPTS_BLOCK}').textContent);
    for (const href of preload) add('link', { rel: 'preload', as: 'script', href });
    for (const src of run) add('script', { async: false, src });
  };
  const painted = () => requestAnimationFrame(() => setTimeout(begin));
  if (document.readyState === 'complete') painted();
  else addEventListener('load', painted);
  setTimeout(begin, ${LONGEST_WAIT_MS});
})();
`;

const hash = createHash('sha256').update(source).digest('hex').slice(0, 12);

/** Where the browser finds what fetches a rendered page's scripts once its first view is on the screen, so that they take nothing from it. */
export const AFTER_PAINT_PATH = `/after-paint.${hash}.js`;

/** Of any version: while processes are exchanged one by one, a page of one asks another for its script. */
export const afterPaintPaths = /^\/after-paint\.[0-9a-f]{12}\.js$/;

export const afterPaint: RequestHandler = ({ path }, response) => {
  const keep = path === AFTER_PAINT_PATH ? 'public, max-age=31536000, immutable' : 'no-store';
  response.set('Cache-Control', keep).type('text/javascript').send(source);
};
