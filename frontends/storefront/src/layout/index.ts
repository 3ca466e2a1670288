export { AwaitedPage } from './awaited-page.js';
export { PublicPage } from './public-page.js';
