/** The path below which files are served. */
export const UPLOADS = '/uploads/';

/** The demo's files, which only its seeding adds and replaces. */
export const DEMO_FILES = `${UPLOADS}demo/`;

/** The name in the storage of a path below `/uploads/`. */
export const storedName = (path: string): string => path.slice(UPLOADS.length);
