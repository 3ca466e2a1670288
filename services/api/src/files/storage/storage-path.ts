const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
const MAX_LENGTH = 512;

/** Whether a text may be a stored file's path: plain names with `/` between them; none begins with a dot, so none leads out of the storage. */
export const isStoragePath = (path: string): boolean =>
  path.length <= MAX_LENGTH && path.split('/').every((segment) => SEGMENT.test(segment));

/** @throws Error when the path has another form */
export function assertStoragePath(path: string): void {
  if (!isStoragePath(path)) throw new Error('This path cannot be stored');
}
