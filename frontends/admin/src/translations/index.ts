export { useUntranslatedCount } from './use-missing-texts.js';
