import { TextField } from '@vitrine/ui';

/** The field for the present password of an account. */
export function CurrentPassword({ autoFocus = true }: { autoFocus?: boolean }) {
  return (
    <TextField
      name="password"
      label="Password"
      type="password"
      autoComplete="current-password"
      required
      autoFocus={autoFocus}
    />
  );
}
