export { accessories } from './accessory-calls.js';
export type { Accessory } from './accessory.js';
