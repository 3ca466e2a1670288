import { createHash } from 'node:crypto';
import { loadDeferredFiles, type StarterSettings } from './browser/load-deferred-files.js';

/** Limit for how long a slow picture or font may delay the rest. */
const MAX_WAIT_MS = 3000;

/** Id of the JSON block with the `DeferredFiles` of a page. */
export const SCRIPTS_BLOCK = 'vitrine-scripts';

/** Id of the style element with {@link DEFERRED_PICTURES_STYLE}, which is removed once the first view is on the screen. */
export const DEFERRED_PICTURES_ID = 'vitrine-held';

/**
 * Defers pictures further down until the first view is on the screen: the browser does not load lazy pictures that are clipped. Without scripting
 * they are not clipped, and if the starter fails, the animation ends the clipping.
 */
export const DEFERRED_PICTURES_STYLE = `@media (scripting:enabled){img[loading=lazy]{clip-path:inset(100%);animation:held 0s ${MAX_WAIT_MS}ms forwards}@keyframes held{to{clip-path:none}}}`;

/** Name of the Trusted Types policy with which the starter loads the first scripts; it allows files of releases only. */
export const STARTER_POLICY = 'vitrine-start';

/** Selector of the picture of the first view (frontends/storefront, picture). */
const PICTURE = 'img[elementtiming]';

const NAMES: StarterSettings = {
  block: SCRIPTS_BLOCK,
  policy: STARTER_POLICY,
  picture: PICTURE,
  deferredPictures: DEFERRED_PICTURES_ID,
  longestWaitMs: MAX_WAIT_MS,
};

/**
 * The inline script that loads the fonts, the pictures further down and the scripts of a rendered page, one after the other, once its first view is
 * on the screen, so that they do not compete with it for bandwidth. Visitors from another page of the site and those who go back or reload have the
 * fonts in their cache and get them at once. The build minifies the function; a run from the sources sends it as written.
 */
export const STARTER = `(${loadDeferredFiles.toString()})(${JSON.stringify(NAMES)});`;

/** The hash with which the policy of a page allows {@link STARTER}, its only inline script. */
export const STARTER_HASH = `sha256-${createHash('sha256').update(STARTER).digest('base64')}`;
