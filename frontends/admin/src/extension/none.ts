import type { ScreenRecord } from '../screens.js';

/** The screens of extensions where `vitrine.config.ts` lists none; the build replaces this module with theirs. */
const NONE: readonly ScreenRecord[] = [];
export default NONE;
