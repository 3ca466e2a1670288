export { useHero } from './calls/get-hero.js';
export { HeroEditor } from './hero-editor.js';
