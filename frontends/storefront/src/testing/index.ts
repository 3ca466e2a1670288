export { fakeApi, heldAnswer, noAnswer, refusal } from '@vitrine/platform/testing';
export { customer, fillOrder } from './fill-order.js';
export { anAccessory } from './accessories.js';
export { aProduct } from './products.js';
export { address, renderStorefront } from './render-storefront.js';
