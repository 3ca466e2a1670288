export { LoadingPage } from './loading-page.js';
export { PublicPage } from './public-page.js';
