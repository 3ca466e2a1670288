export { appManifest, MANIFEST_PATH } from './manifest.js';
