import { TextField } from '@vitrine/ui';

/** Asks for the password that an account has. */
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
