export { languageChoice } from './language-choices.js';
export { LanguagePicker } from './language-picker.js';
export { NavigationBar, type BarGround } from './navigation-bar.js';
export { SkipLink } from './skip-link.js';
