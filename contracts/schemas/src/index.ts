export * from './constants.js';
export { catalogue, type MessageCode } from './messages/catalogue.js';
export { messageOf, messageText, sentence, type MessageParams } from './messages/translate.js';
export { fieldErrors } from './fields.js';
export * from './order-request.js';
export * from './coupon.js';
export * from './admin-session.js';
export * from './order-admin.js';
export * from './accessory.js';
