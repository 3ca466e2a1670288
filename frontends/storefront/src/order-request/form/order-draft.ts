import { createDraft, textsIn } from '../../shared/draft.js';
import { emptyValues, type OrderValues } from './order-values.js';

function readStored(found: unknown): OrderValues {
  const { customerInfo, notes } = (found ?? {}) as Partial<Record<keyof OrderValues, unknown>>;
  return {
    ...emptyValues,
    customerInfo: textsIn(emptyValues.customerInfo, customerInfo),
    ...textsIn({ notes: emptyValues.notes }, { notes }),
  };
}

/** The unsent order request. Consents are never stored, so they must be given again after a reload. */
export const orderDraft = createDraft('orderDraft', emptyValues, readStored, (values) => ({
  ...values,
  consentData: emptyValues.consentData,
}));
