import type { LiveRelease } from '../releases/live-releases.js';

/**
 * What a browser checks a released file by (the `integrity` attribute); empty where a development server changes the file.
 * @throws Error when the release has no such file
 */
export function getIntegrity({ remote, hash, digests, isInDevelopment }: LiveRelease, file: string): string {
  if (isInDevelopment) return '';
  const digest = digests.get(`browser/${file}`);
  if (digest === undefined) throw new Error(`${remote} ${hash} has no file ${file}`);
  return `sha384-${digest}`;
}
