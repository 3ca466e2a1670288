export type { Accessory } from './accessory.js';
