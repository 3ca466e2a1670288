import { FRONT_ENDS } from '../releases/release.js';

/** Additions to the Content Security Policy of the pages, compared to that of a release. */
export interface PolicyAdditions {
  /** Trusted Types policies. */
  trusted: string[];
  /** Origins that scripts may connect to. */
  connect: string[];
}

const NOTHING: PolicyAdditions = { trusted: [], connect: [] };

/**
 * The additions for the development server: its WebSocket, the Trusted Types policies by which the front ends load changed modules, and the policy of
 * its overlay, which each front end of a page creates.
 */
export function devPolicy(devServerUrl: string | null): PolicyAdditions {
  if (devServerUrl === null) return NOTHING;
  return {
    trusted: [...FRONT_ENDS.map((name) => `vitrine-dev-${name}`), 'rspack-dev-server#overlay', "'allow-duplicates'"],
    connect: [devServerUrl.replace(/^http/, 'ws')],
  };
}
