import { NumberField } from './number-field.js';
import type { ComponentProps } from 'react';

/** An amount in euros, typed with comma or point; the schema's `euros()` reads the Formik value, a text. */
export function MoneyField(props: Omit<ComponentProps<typeof NumberField>, 'unit' | 'decimal'>) {
  return <NumberField {...props} unit="€" decimal />;
}

/** Euros as a {@link MoneyField} shows them, '' for none. */
export const moneyText = (euros: number | null | undefined): string => euros?.toFixed(2) ?? '';
