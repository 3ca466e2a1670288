import type { PaletteOptions } from '@mui/material/styles';

/** Maps MUI's colours to the platform's tokens, so that the contrast toggle changes every component. */
export const palette: PaletteOptions = {
  mode: 'light',
  primary: { main: 'var(--green)', light: 'var(--green)', dark: 'var(--deep)', contrastText: 'var(--on-green)' },
  secondary: { main: 'var(--gold)', light: 'var(--gold-light)', dark: 'var(--gold-ink)', contrastText: 'var(--deep)' },
  error: { main: 'var(--error)', light: 'var(--error)', dark: 'var(--error)', contrastText: 'var(--ivory)' },
  text: { primary: 'var(--ink)', secondary: 'var(--muted)', disabled: 'var(--muted)' },
  background: { default: 'var(--ivory)', paper: 'var(--ivory)' },
  divider: 'var(--hair)',
};
