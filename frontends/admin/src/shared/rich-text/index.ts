export { BilingualRichText } from './bilingual-rich-text.js';
