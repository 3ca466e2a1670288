export { NavigationBar, type BarGround } from './NavigationBar.js';
export { SkipLink } from './SkipLink.js';
