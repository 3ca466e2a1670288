/** Address of the manifest of the installable page on the site. */
export const MANIFEST_PATH = '/app.webmanifest';
