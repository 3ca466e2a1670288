import type { LiveRelease } from '../releases/live-releases.js';

/**
 * The value of the `integrity` attribute of a released file; empty with a development server, whose files change.
 * @throws Error when the release has no such file
 */
export function getIntegrity({ remote, hash, digests, isInDevelopment }: LiveRelease, file: string): string {
  if (isInDevelopment) return '';
  const digest = digests.get(`browser/${file}`);
  if (digest === undefined) throw new Error(`${remote} ${hash} has no file ${file}`);
  return `sha384-${digest}`;
}
