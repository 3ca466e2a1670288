import { createHash } from 'node:crypto';

/** The longest a slow picture or font may hold the rest back, in milliseconds. */
const LONGEST_WAIT_MS = 3000;

/**
 * Id of the JSON block that names what comes later: the `icon`; the `fonts` and the `styles` that name them; `pageStyles` and `chunks`, the styles
 * and scripts that others ask for; `lists`, the lists of the remotes' scripts; `run`, the scripts that begin. Scripts are given with their
 * integrity, by address.
 */
export const SCRIPTS_BLOCK = 'vitrine-scripts';

/** Id of the style with {@link DEFERRED_PICTURES_STYLE}, which is removed then. */
export const DEFERRED_PICTURES_ID = 'vitrine-held';

/**
 * Pictures further down wait until then: what is clipped is never near the view, so the browser leaves it. They come by themselves where
 * no script runs, or when this one is lost.
 */
export const DEFERRED_PICTURES_STYLE = `@media (scripting:enabled){img[loading=lazy]{clip-path:inset(100%);animation:held 0s ${LONGEST_WAIT_MS}ms forwards}@keyframes held{to{clip-path:none}}}`;

/** By which the starter may load the scripts that begin: files of releases, nothing else. */
export const STARTER_POLICY = 'vitrine-start';

/** What the first view's one picture is marked with (frontends/storefront, picture). */
const PICTURE = 'img[elementtiming]';

/**
 * Every line of it ends where a space may stand. The fonts are here before the styles that name them, so that the page is laid out anew once;
 * the frame that does so is drawn before the scripts are asked for, which takes as long again.
 */
const source = `(() => {
  const { icon, fonts, styles, pageStyles, lists, chunks, run } = JSON.parse(document.getElementById('${SCRIPTS_BLOCK}').textContent);
  const rules = { createScriptURL: (url) => (/^\\/releases\\/\\w+\\/\\w+\\/[\\w.-]+$/.test(url) ? url : '') };
  const policy = window.trustedTypes?.createPolicy('${STARTER_POLICY}', rules) ?? rules;
  const add = (name, values) => {
    const element = Object.assign(document.createElement(name), values);
    document.head.append(element);
    return element;
  };
  const until = (target, ...events) =>
    new Promise((resolve) => events.forEach((event) => target.addEventListener(event, resolve)));
  const shown = (type, name = '') =>
    new Promise((resolve) => {
      if (!PerformanceObserver.supportedEntryTypes.includes(type)) resolve();
      const observe = (list) => list.getEntries().some((entry) => entry.name.startsWith(name)) && resolve();
      new PerformanceObserver(observe).observe({ type, buffered: true });
    });
  const picture = () => {
    const image = document.querySelector('${PICTURE}');
    const failed = image?.complete && !image.naturalWidth;
    if (!image || failed || image.getBoundingClientRect().top >= innerHeight) return;
    return Promise.race([shown('element'), until(image, 'error')]);
  };
  const waitedLongEnough = new Promise((resolve) => setTimeout(resolve, ${LONGEST_WAIT_MS}));
  const inTime = (all) => Promise.race([Promise.all(all), waitedLongEnough]);
  const preload = (as, more) => (href) => add('link', { rel: 'preload', as, href, ...more });
  const arrived = (link) => until(link, 'load', 'error');
  const loadFonts = () => {
    const now = styles.splice(0);
    const files = [...fonts.splice(0).map(preload('font', { crossOrigin: '' })), ...now.map(preload('style'))];
    return inTime(files.map(arrived))
      .then(() => Promise.all(now.map((href) => arrived(add('link', { rel: 'stylesheet', href })))))
      .then(() => new Promise(requestAnimationFrame));
  };
  const showPictures = () => document.getElementById('${DEFERRED_PICTURES_ID}')?.remove();
  const begin = () => {
    if (icon) document.querySelector('link[rel=icon]').href = icon;
    pageStyles.forEach(preload('style'));
    lists.forEach(preload('fetch', { crossOrigin: '' }));
    for (const [href, integrity] of Object.entries(chunks)) preload('script', { integrity })(href);
    for (const [src, integrity] of Object.entries(run))
      add('script', { async: false, integrity, src: policy.createScriptURL(src) });
  };
  const loaded = document.readyState === 'complete' ? undefined : until(window, 'load');
  const firstView = inTime([shown('paint', 'first-content').then(picture)]);
  const visitBefore = performance.getEntriesByType('navigation')[0]?.type !== 'navigate' || document.referrer.startsWith(location.origin);
  if (visitBefore) loadFonts();
  const complete = firstView.then(loadFonts).then(showPictures);
  inTime([complete, loaded]).then(() => setTimeout(begin));
})();`;

/**
 * What fetches the fonts, the pictures further down and the scripts of a rendered page, one after the other, once its first view is on the screen,
 * so that they take nothing from it. Whoever comes from another page of the site, back or anew has the fonts, and gets them at once.
 */
export const STARTER = source.replaceAll(/\n\s*/g, ' ');

/** By which the policy of a page allows {@link STARTER}, the one script in it. */
export const STARTER_HASH = `sha256-${createHash('sha256').update(STARTER).digest('base64')}`;
