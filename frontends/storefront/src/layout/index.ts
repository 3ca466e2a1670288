export { PublicPage } from './public-page.js';
