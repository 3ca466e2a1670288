import { MAXIMUM_LENGTHS } from '@vitrine/schemas';
import { TextField } from '@vitrine/ui';
import type { ChangeEvent } from 'react';

/** Before the form reads it; the caret stays where it is. */
function upperCase({ target }: ChangeEvent<HTMLInputElement>): void {
  const { value, selectionStart, selectionEnd } = target;
  if (value === value.toUpperCase()) return;
  target.value = value.toUpperCase();
  target.setSelectionRange(selectionStart, selectionEnd);
}

/** A coupon's code, upper-cased as it is typed (back-office spec §5, Coupon). */
export function CodeField({ name, label }: { name: string; label: string }) {
  return (
    <TextField
      name={name}
      label={label}
      required
      autoFocus
      inputProps={{
        maxLength: MAXIMUM_LENGTHS.couponCode,
        autoComplete: 'off',
        autoCapitalize: 'characters',
        spellCheck: false,
        onChange: upperCase,
      }}
    />
  );
}
