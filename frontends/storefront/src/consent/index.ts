export { ConsentChoice } from './consent-choice.js';
export { ConsentNotice } from './consent-notice.js';
