export * from '../shared/testing/index.js';
export { aFeature, aProduct } from './catalogue.js';
export { anOrder, aPage, decryptedAt, toDetail } from './orders.js';
export { getText } from './get-text.js';
export { address, renderAdmin } from './render-admin.js';
export { emptyDashboard, emptyTexts, emptyStatistics } from './dashboard.js';
export { ANSWER_TEXT, fakePasskeys, removePasskeys } from './fake-passkeys.js';
