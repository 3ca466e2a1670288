import type { PageRecord } from '../page-record.js';

/** The pages of extensions where `vitrine.config.ts` lists none; else the build replaces this module by theirs. */
const NONE: readonly PageRecord[] = [];
export default NONE;
