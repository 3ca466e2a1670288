/** Where files are served. */
export const UPLOADS = '/uploads/';

/** A path below `/uploads/` as the storage knows it. */
export const storedName = (path: string): string => path.slice(UPLOADS.length);
