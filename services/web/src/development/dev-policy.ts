import { FRONT_ENDS } from '../releases/release.js';

/** What the pages' policy has to allow beyond that of a release. */
export interface PolicyAdditions {
  /** Trusted Types policies. */
  trusted: string[];
  /** Origins that scripts may connect to. */
  connect: string[];
}

const NOTHING: PolicyAdditions = { trusted: [], connect: [] };

/**
 * For the development server: its socket, the policies by which the front ends' builds load changed modules, and that of its overlay, which every
 * front end of a page makes for itself.
 */
export function devPolicy(devServerUrl: string | null): PolicyAdditions {
  if (devServerUrl === null) return NOTHING;
  return {
    trusted: [...FRONT_ENDS.map((name) => `vitrine-dev-${name}`), 'rspack-dev-server#overlay', "'allow-duplicates'"],
    connect: [devServerUrl.replace(/^http/, 'ws')],
  };
}
