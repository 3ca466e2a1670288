/** What the list of an extension's screens may use (docs/guides/extend.md). */
export { screen } from '../screen-script.js';
export type { ScreenRecord } from '../screens.js';
