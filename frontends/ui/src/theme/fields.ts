import type { Components, Theme } from '@mui/material/styles';
import type { Look } from './look.js';

const LINE = 'var(--field-line, var(--control-line))';
const ERROR = 'var(--field-error, var(--error))';
const FOCUS = 'var(--field-focus, var(--gold-ink))';
const INK = 'var(--field-ink, var(--ink))';

/** Fields as in the order form: label above, a hairline below, no border around. */
export function fields(look: Look): Components<Theme> {
  const text = look === 'site' ? 'var(--size-body)' : '1rem';
  return {
    MuiInputBase: {
      // these styles detect autofill for floating labels, which are not used here
      defaultProps: { disableInjectingGlobalStyles: true },
      styleOverrides: {
        root: { fontFamily: 'var(--text)', fontSize: text, color: INK, lineHeight: 1.5 },
        input: {
          height: 'auto',
          padding: '0.4375rem 0 0.625rem',
          '&::placeholder': { color: 'var(--field-caption, var(--muted))', opacity: 1 },
          '&.Mui-disabled': { opacity: 1, WebkitTextFillColor: 'var(--field-caption, var(--muted))' },
          'textarea&': { fieldSizing: 'content' },
          // target size on a phone
          ...(look === 'office' && {
            '@media (max-width: 599px)': { minHeight: '2.75rem', boxSizing: 'border-box' },
          }),
        },
        multiline: { padding: 0 },
      },
    },
    MuiInput: {
      styleOverrides: {
        root: {
          marginTop: '0.125rem',
          '&&::before': { borderBottom: `1px solid ${LINE}` },
          '&&:hover:not(.Mui-disabled, .Mui-error)::before': { borderBottom: `1px solid ${INK}` },
          '&&::after': { borderBottom: `2px solid ${FOCUS}` },
          '&&.Mui-error::before, &&.Mui-error::after': { borderBottomColor: ERROR },
        },
      },
    },
    MuiNativeSelect: {
      styleOverrides: {
        root: { '&:focus': { backgroundColor: 'transparent' } },
        icon: { color: 'var(--field-caption, var(--muted))' },
        select: { '& option': { color: 'var(--ink)', background: 'var(--ivory)' } },
      },
    },
    MuiCheckbox: { styleOverrides: { root: { padding: 0, marginTop: '0.1875rem' } } },
  };
}
