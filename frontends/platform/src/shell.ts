/** For the shell only, which starts a page in the browser. Remotes import from `@vitrine/platform`. */
export { BrowserRouter } from 'react-router';
export { startAccessibility } from './browser/accessibility.js';
export { fromBoot } from './environment.js';
export { loadTexts } from './language/further.js';
export { createI18n } from './language/texts.js';
export { preloadPages } from './page/lazy-page.js';
export { Platform } from './page/platform.js';
