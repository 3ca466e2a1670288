export type { Coupon } from './coupon.js';
