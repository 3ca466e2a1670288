export { fakeApi, heldAnswer, noAnswer, refusal } from '@vitrine/platform/testing';
export { anOrder, aPage, detailOf } from './orders.js';
export { address, admin, renderAdmin, signedIn, tokenFor } from './render-admin.js';
