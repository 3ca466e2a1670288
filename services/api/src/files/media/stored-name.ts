/** Where files are served. */
export const UPLOADS = '/uploads/';

/** The demo's files belong to its seeding, which brings them in again. */
export const DEMO_FILES = `${UPLOADS}demo/`;

/** A path below `/uploads/` in the storage. */
export const storedName = (path: string): string => path.slice(UPLOADS.length);
