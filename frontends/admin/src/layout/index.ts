export { AdminLayout } from './admin-layout.js';
export { AwaitedScreen } from './awaited-screen.js';
export { MissingScreen } from './missing-screen.js';
export type { Section, SubPage } from './sections.js';
