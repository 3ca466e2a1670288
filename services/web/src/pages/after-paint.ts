import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';

/** The longest a slow picture may hold the rest back, in milliseconds. */
const LONGEST_WAIT_MS = 3000;

/**
 * Id of the JSON block that names what comes later: `styles` with the fonts; `preloadStyles` and `preload`, the styles and scripts that others
 * ask for; `run`, the scripts that begin.
 */
export const SCRIPTS_BLOCK = 'vitrine-scripts';

/** Id of the style with {@link HELD_PICTURES}, which is taken away then. */
export const HELD_ID = 'vitrine-held';

/**
 * Pictures further down wait until then: what is clipped away is never near the view, so the browser leaves it. They come by themselves where
 * no script runs, or when this one is lost.
 */
export const HELD_PICTURES = `@media (scripting:enabled){img[loading=lazy]{clip-path:inset(100%);animation:held 0s ${LONGEST_WAIT_MS}ms forwards}@keyframes held{to{clip-path:none}}}`;

/** What the first view's one picture is marked with (frontends/storefront, picture). */
const PICTURE = 'img[elementtiming]';

const source = `(() => {
  const [own] = performance.getEntriesByName(document.currentScript.src);
  const until = (target, ...events) =>
    new Promise((resolve) => events.forEach((event) => target.addEventListener(event, resolve)));
  const shown = (type, name) =>
    new Promise((resolve) => {
      if (!PerformanceObserver.supportedEntryTypes.includes(type)) resolve();
      const observe = (list) => list.getEntries().some((entry) => !name || entry.name === name) && resolve();
      new PerformanceObserver(observe).observe({ type, buffered: true });
    });
  const picture = () => {
    const image = document.querySelector('${PICTURE}');
    const failed = image?.complete && !image.naturalWidth;
    if (!image || failed || image.getBoundingClientRect().top >= innerHeight) return;
    return Promise.race([shown('element'), until(image, 'error')]);
  };
  const parsed = document.readyState === 'loading' ? until(document, 'DOMContentLoaded') : undefined;
  const loaded = document.readyState === 'complete' ? undefined : until(window, 'load');
  const waitedLongEnough = new Promise((resolve) => setTimeout(resolve, ${LONGEST_WAIT_MS}));
  const inTime = (...all) => Promise.race([Promise.all(all), waitedLongEnough]);
  const firstView = Promise.all([shown('paint', 'first-contentful-paint'), parsed]).then(picture);
  const { styles = [], preloadStyles = [], preload, run } = JSON.parse(document.getElementById('${SCRIPTS_BLOCK}').textContent);
  const add = (name, values) => document.head.append(Object.assign(document.createElement(name), values));
  const begin = () => {
    for (const href of preloadStyles) add('link', { rel: 'preload', as: 'style', href });
    for (const href of preload) add('link', { rel: 'preload', as: 'script', href });
    for (const src of run) add('script', { async: false, src });
  };
  const goOn = () => {
    document.getElementById('${HELD_ID}')?.remove();
    for (const href of styles.splice(0)) add('link', { rel: 'stylesheet', href });
  };
  // whoever has this script from an earlier page has the fonts, too
  if (own?.transferSize === 0) goOn();
  inTime(firstView).then(goOn);
  inTime(firstView, loaded).then(begin);
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
