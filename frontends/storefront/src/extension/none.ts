import type { PageRecord } from '../page-record.js';

/** The pages of extensions where `vitrine.config.ts` lists none; the build puts theirs in its place. */
const NONE: readonly PageRecord[] = [];
export default NONE;
