export { fakeApi, heldAnswer, noAnswer, refusal } from '@vitrine/platform/testing';
export { fillOrder } from './fill-order.js';
export { anAccessory } from './accessories.js';
export { anArticle } from './articles.js';
export { anInterview } from './interviews.js';
export { aProduct } from './products.js';
export { aStore } from './stores.js';
export { aSection } from './home.js';
export { address, renderStorefront } from './render-storefront.js';
