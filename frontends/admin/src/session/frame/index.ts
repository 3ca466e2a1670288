export { SignedOutPage, signedOutLink, signedOutForm, signedOutText } from './signed-out-page.js';
export { LinkPage } from './link-page.js';
