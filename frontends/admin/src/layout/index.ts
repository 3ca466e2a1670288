export { AdminLayout } from './admin-layout.js';
export { LoadingScreen } from './loading-screen.js';
export { MissingScreen } from './missing-screen.js';
export type { Section, SubPage } from './sections.js';
