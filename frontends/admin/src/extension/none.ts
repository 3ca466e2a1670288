import type { ScreenRecord } from '../screens.js';

/** The screens of extensions where `vitrine.config.ts` lists none; the build puts theirs in its place. */
const NONE: readonly ScreenRecord[] = [];
export default NONE;
