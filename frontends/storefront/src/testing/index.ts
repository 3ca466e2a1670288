export { fakeApi, noAnswer, refusal } from './fake-api.js';
export { customer, fillOrder } from './fill-order.js';
export { aProduct } from './products.js';
export { address, renderStorefront } from './render-storefront.js';
