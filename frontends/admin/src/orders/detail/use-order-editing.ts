import { useNotify } from '@vitrine/ui';
import { useMemo, useState } from 'react';
import { failureWithReason, hasCode } from '../../shared/failure-text.js';
import { useIsShown } from '../../shared/use-is-shown.js';
import { useUpdateOrder } from '../calls/update-order.js';
import { type Order, orderLabel } from '../order.js';
import { changesOf, type OrderValues, valuesOf } from './order-changes.js';

/** The order as the form was filled from it, and saving what differs from that; `onStale` once somebody else's version stands in the way. */
export function useOrderEditing(order: Order, onStale: () => void) {
  const [base, setBase] = useState(order);
  const { mutateAsync, error, isPending, reset } = useUpdateOrder();
  const stored = useMemo(() => valuesOf(base), [base]);
  const notify = useNotify();
  const shown = useIsShown();

  /** With `over` also over that version, saved meanwhile by somebody else. A failure is in `error`, never thrown. */
  const save = async (values: OrderValues, { over }: { over?: Order } = {}): Promise<void> => {
    const changes = changesOf(base, values);
    if (!changes) return;
    // Where what is stored now could not be had, overwriting is all that is left.
    const seen = over && over.version <= base.version ? undefined : (over ?? base).version;
    const saved = await mutateAsync({
      id: base.id,
      changes: { ...changes, version: seen },
    }).catch((failure: unknown) => {
      if (!shown.current)
        notify({ message: failureWithReason(failure, `Order ${orderLabel(base.id)} could not be saved.`) });
      else if (hasCode(failure, 'STALE_VERSION')) onStale();
    });
    if (!saved) return;
    if (shown.current) setBase(saved);
    notify({ message: `Order ${orderLabel(saved.id)} was saved.` });
  };

  /** Begin anew from another version; own changes are given up. */
  const adopt = (other: Order) => {
    reset();
    setBase(other);
  };

  return { base, stored, save, adopt, error, isSaving: isPending, forgetError: reset };
}

export type OrderEditing = ReturnType<typeof useOrderEditing>;
