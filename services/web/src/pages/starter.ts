import { createHash } from 'node:crypto';
import { startPage, type StarterNames } from './browser/start-page.js';

/** The longest a slow picture or font may hold the rest back, in milliseconds. */
const LONGEST_WAIT_MS = 3000;

/** Id of the JSON block with the `LaterFiles` of a page. */
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

const NAMES: StarterNames = {
  block: SCRIPTS_BLOCK,
  policy: STARTER_POLICY,
  picture: PICTURE,
  deferredPictures: DEFERRED_PICTURES_ID,
  longestWaitMs: LONGEST_WAIT_MS,
};

/**
 * What fetches the fonts, the pictures further down and the scripts of a rendered page, one after the other, once its first view is on the screen,
 * so that they take nothing from it. Whoever comes from another page of the site, back or anew has the fonts, and gets them at once.
 * The build minifies it; a run from the sources brings the function as it is written.
 */
export const STARTER = `(${startPage.toString()})(${JSON.stringify(NAMES)});`;

/** By which the policy of a page allows {@link STARTER}, the one script in it. */
export const STARTER_HASH = `sha256-${createHash('sha256').update(STARTER).digest('base64')}`;
