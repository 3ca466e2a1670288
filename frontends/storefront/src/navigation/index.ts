export { NavigationBar, type BarGround } from './navigation-bar.js';
export { SkipLink } from './skip-link.js';
