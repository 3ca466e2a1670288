export { PublicPage } from './PublicPage.js';
