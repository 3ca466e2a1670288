import { emptyValues, type OrderValues } from './order-values.js';

/**
 * What was typed into the form and not sent, kept in this page's memory only: a visitor who looks at the collection once more
 * finds it again, and nobody else ever does.
 */
let draft: OrderValues = emptyValues;

export const orderDraft = {
  read: (): OrderValues => draft,
  keep(values: OrderValues): void {
    draft = values;
  },
  clear(): void {
    draft = emptyValues;
  },
};
