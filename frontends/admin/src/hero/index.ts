export { HeroEditor } from './hero-editor.js';
