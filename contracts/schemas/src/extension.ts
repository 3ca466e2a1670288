/** Building blocks for the rules of an extension, in the API and in the browser (docs/guides/extend.md). */
export { inLanguage, type InLanguages, LANGUAGES, type Language, LOCALES } from './languages/languages.js';
export { described } from './fields/described.js';
export { blankAsAbsent, choice, email, line, paragraph, requiredTelephone, telephone } from './fields/fields.js';
