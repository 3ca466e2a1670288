export { PreviewBar } from './preview-bar.js';
