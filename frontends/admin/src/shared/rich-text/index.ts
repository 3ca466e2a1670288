export { TranslatedRichText } from './translated-rich-text.js';
