import { useNotify } from '@vitrine/ui';
import { useState } from 'react';
import { hasCode } from '../../shared/failure-text.js';
import { useUpdateOrder } from '../calls/update-order.js';
import { type Order, orderLabel } from '../order.js';
import { changesOf, type OrderValues } from './order-changes.js';

/** The order as the form was filled from it, and saving what differs from that; `onStale` once somebody else's version stands in the way. */
export function useOrderEditing(order: Order, onStale: () => void) {
  const [base, setBase] = useState(order);
  const { mutateAsync, error, isPending, reset } = useUpdateOrder();
  const notify = useNotify();

  /** With `overwrite` also over a version saved meanwhile. A failure is in `error`, never thrown. */
  const save = async (values: OrderValues, { overwrite = false } = {}): Promise<void> => {
    const changes = changesOf(base, values);
    if (!changes) return;
    const saved = await mutateAsync({
      id: base.id,
      changes: overwrite ? changes : { ...changes, version: base.version },
    }).catch((failure: unknown) => {
      if (hasCode(failure, 'STALE_VERSION')) onStale();
    });
    if (!saved) return;
    setBase(saved);
    notify({ message: `Order ${orderLabel(saved.id)} was saved.` });
  };

  /** Begin anew from another version; own changes are given up. */
  const adopt = (other: Order) => {
    reset();
    setBase(other);
  };

  return { base, save, adopt, error, isSaving: isPending, forgetError: reset };
}

export type OrderEditing = ReturnType<typeof useOrderEditing>;
