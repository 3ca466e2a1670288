export { useUntranslatedCount } from './use-untranslated-count.js';
