import { ApiFailure, useQuery } from '@vitrine/platform';
import { sentence } from '@vitrine/schemas';
import { useCallback, useState } from 'react';
import { toOrderType, type PlanOffer } from '../../shared/catalogue/plans.js';
import { validateCoupon, type CouponAnswer } from '../order-api.js';

/** A coupon's state in the form (public spec §4, Coupon); `discount` in euros, of the item with `productId`. */
export type CouponState =
  | { status: 'none' }
  | { status: 'validating'; code: string }
  | { status: 'applied'; code: string; discount: number; productId: string }
  | { status: 'failed'; code: string; reason: string | ApiFailure };

export interface Coupon {
  state: CouponState;
  /** The text in the box. */
  typed: string;
  type: (code: string) => void;
  /** True once sending was blocked because a typed code was not applied yet. */
  isForgotten: boolean;
  /** Blocks sending while a typed code is not applied, because the visitor expects its discount. @returns whether it blocked */
  blockUntilCouponApplied: () => boolean;
  /** Validates a code on the server; `email` may be empty. */
  apply: (code: string, email: string) => void;
  remove: () => void;
  /** Marks the coupon as refused by the server with the order, with its English sentence. */
  refuse: (reason: string) => void;
}

/** The server's answer, with the item that the coupon applies to. */
type Discount = CouponAnswer & { productId?: string };

const COUPON_NOT_APPLICABLE = sentence('coupon.notApplicable');

interface Asked {
  code: string;
  email: string;
  /** Makes a second validation of the same code a new query. */
  attempt: number;
  /** Why it was refused, in the form or with the order. */
  refused?: string;
}

/** An item, on its plan, for which a coupon is validated. */
export interface CouponLine {
  productId: string;
  offer: PlanOffer;
}

/**
 * The coupon box's state for the requested items. Another item or plan validates the code again, because the discount depends on it. Of several
 * items, a coupon counts for the first one that it applies to (contract: POST /api/orders).
 */
export function useCoupon(lines: readonly CouponLine[]): Coupon {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [typed, setTyped] = useState('');
  const [isForgotten, setForgotten] = useState(false);
  const query = useQuery({
    queryKey: ['coupon', lines.map(({ productId, offer }) => [productId, offer.plan]), asked],
    queryFn: () => findDiscount(lines, asked),
    enabled: asked !== null && asked.refused === undefined,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });

  const state = getState(asked, query.data, query.error);
  const type = (code: string) => {
    setTyped(code);
    setForgotten(false);
  };
  const blockUntilCouponApplied = () => {
    const isUnanswered = state.status === 'failed' && typeof state.reason !== 'string';
    const forgotten = typed.trim() !== '' && (asked === null || isUnanswered);
    setForgotten(forgotten);
    return forgotten;
  };
  const apply = useCallback((code: string, email: string) => {
    setForgotten(false);
    setAsked((before) => ({ code, email, attempt: (before?.attempt ?? 0) + 1 }));
  }, []);
  const remove = useCallback(() => setAsked(null), []);
  const refuse = useCallback((reason: string) => setAsked((before) => before && { ...before, refused: reason }), []);
  return { state, typed, type, isForgotten, blockUntilCouponApplied, apply, remove, refuse };
}

/** The discount of the first item that the coupon applies to; else the reason, preferably of an item that the coupon is meant for. */
async function findDiscount(lines: readonly CouponLine[], asked: Asked | null): Promise<Discount> {
  let refusal: Discount = { valid: false, error: COUPON_NOT_APPLICABLE };
  for (const { productId, offer } of lines) {
    const answered = await validateCoupon({
      code: asked?.code ?? '',
      productId,
      ...(asked?.email && { customerEmail: asked.email }),
      orderAmount: offer.price,
      ...toOrderType(offer.plan),
    });
    if (answered.valid) return { ...answered, productId };
    if (refusal.error === COUPON_NOT_APPLICABLE) refusal = answered;
  }
  return refusal;
}

function getState(asked: Asked | null, data: Discount | undefined, error: Error | null): CouponState {
  if (!asked) return { status: 'none' };
  const { code, refused } = asked;
  if (refused !== undefined) return { status: 'failed', code, reason: refused };
  if (error) return { status: 'failed', code, reason: error instanceof ApiFailure ? error : error.message };
  if (!data) return { status: 'validating', code };
  if (data.valid) {
    const { coupon, discountAmount = 0, productId = '' } = data;
    return { status: 'applied', code: coupon?.code ?? code, discount: discountAmount, productId };
  }
  return { status: 'failed', code, reason: data.error ?? sentence('coupon.invalid') };
}
