export { fakeApi, heldAnswer, noAnswer, refusal } from '@vitrine/platform/testing';
export { admin, anAdmin, renderAt, renderInAdmin, signedIn, tokenFor } from './render-at.js';
export { aStore } from './store.js';
