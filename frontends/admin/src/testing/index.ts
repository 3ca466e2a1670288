export { fakeApi, noAnswer, refusal } from './fake-api.js';
export { heldAnswer } from './held-answer.js';
export { anOrder, aPage, detailOf } from './orders.js';
export { address, admin, renderAdmin, signedIn, tokenFor } from './render-admin.js';
