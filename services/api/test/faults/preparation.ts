import request from 'supertest';
import { ADMIN } from '../fixtures/orders.js';

/** Where notices to staff go. */
export const STAFF = 'staff@vitrine.example';
/** The coupon that some visitors have. */
export const COUPON = { code: 'FAULT25', limit: 25 };

/** @returns a token of the administrator */
export async function signInStaff(origin: string): Promise<string> {
  const answer = await request(origin)
    .post('/api/admin/login')
    .send({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD });
  return answer.body.token as string;
}

/** @throws Error when {@link COUPON} is refused */
export async function addFaultCoupon(origin: string, token: string): Promise<void> {
  const coupon = await request(origin).post('/api/coupons/admin').auth(token, { type: 'bearer' }).send({
    code: COUPON.code,
    name: 'Fault',
    discountType: 'percentage',
    discountValue: 10,
    usageLimit: COUPON.limit,
    userUsageLimit: 1,
    validFrom: '2026-01-01',
  });
  if (coupon.status !== 201) throw new Error(`The coupon was refused: ${JSON.stringify(coupon.body)}`);
}
