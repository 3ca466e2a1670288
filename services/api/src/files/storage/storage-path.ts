const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
const MAX_LENGTH = 512;

/** Whether a text is a valid path: plain names with `/` between them. No name begins with a dot, so no path leads out of the storage. */
export const isStoragePath = (path: string): boolean =>
  path.length <= MAX_LENGTH && path.split('/').every((segment) => SEGMENT.test(segment));

/** @throws Error if the path is not valid */
export function assertStoragePath(path: string): void {
  if (!isStoragePath(path)) throw new Error('This path cannot be stored');
}
