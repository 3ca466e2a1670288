import { ApiFailure, useQuery } from '@vitrine/platform';
import { sentence } from '@vitrine/schemas';
import { useCallback, useState } from 'react';
import { toOrderType, type PlanOffer } from '../../shared/catalogue/plans.js';
import { validateCoupon, type CouponAnswer } from '../order-api.js';

/** A coupon's state in the form (public spec §4, Coupon); `discount` in euros. */
export type CouponState =
  | { status: 'none' }
  | { status: 'validating'; code: string }
  | { status: 'applied'; code: string; discount: number }
  | { status: 'failed'; code: string; reason: string | ApiFailure };

export interface Coupon {
  state: CouponState;
  /** The text in the box. */
  typed: string;
  type: (code: string) => void;
  /** True once a request was held back because a typed code was not applied yet. */
  isForgotten: boolean;
  /** Holds a request back while a typed code is not applied: whoever typed one expects its discount. @returns whether it did */
  blockUntilCouponApplied: () => boolean;
  /** Asks the server about a code; `email` may be empty. */
  apply: (code: string, email: string) => void;
  remove: () => void;
  /** Tells that the server refused the coupon when the order was sent, with its English sentence. */
  refuse: (reason: string) => void;
}

interface Asked {
  code: string;
  email: string;
  /** Makes asking twice about the same code two questions. */
  attempt: number;
  /** Refused here or by the order. */
  refused?: string;
}

/** The coupon box's state for an item on a plan; another plan asks the server anew, because the discount depends on it. */
export function useCoupon(productId: string, offer: PlanOffer): Coupon {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [typed, setTyped] = useState('');
  const [isForgotten, setForgotten] = useState(false);
  const { plan, price } = offer;
  const query = useQuery({
    queryKey: ['coupon', productId, plan, asked],
    queryFn: () =>
      validateCoupon({
        code: asked?.code ?? '',
        productId,
        ...(asked?.email && { customerEmail: asked.email }),
        orderAmount: price,
        ...toOrderType(plan),
      }),
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

function getState(asked: Asked | null, data: CouponAnswer | undefined, error: Error | null): CouponState {
  if (!asked) return { status: 'none' };
  const { code, refused } = asked;
  if (refused !== undefined) return { status: 'failed', code, reason: refused };
  if (error) return { status: 'failed', code, reason: error instanceof ApiFailure ? error : error.message };
  if (!data) return { status: 'validating', code };
  if (data.valid) return { status: 'applied', code: data.coupon?.code ?? code, discount: data.discountAmount ?? 0 };
  return { status: 'failed', code, reason: data.error ?? sentence('coupon.invalid') };
}
