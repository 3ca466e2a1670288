import type { Components, Theme } from '@mui/material/styles';
import type { Look } from './look.js';

const CAPITALS = {
  fontSize: 'var(--size-caps)',
  letterSpacing: '0.16em',
  textTransform: 'uppercase',
} as const;

const siteSize = { ...CAPITALS, padding: '1.0625rem 2.125rem', minHeight: '3rem' };
const OFFICE_SIZE = {
  fontSize: '0.9375rem',
  letterSpacing: 0,
  textTransform: 'none',
  padding: '0.5rem 1.25rem',
  minHeight: '2.75rem',
} as const;

/** Target size of a text button on a phone. */
const FINGER_SIZE = { '@media (max-width: 599px)': { minHeight: '2.75rem', minWidth: '2.75rem' } } as const;

/** Square buttons: filled green, filled gold (`color="secondary"`, the one action on green), outlined, and plain text. */
export function buttons(look: Look): Components<Theme> {
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { WebkitUserSelect: 'none' } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          borderRadius: 'var(--radius)',
          fontFamily: 'var(--text)',
          fontWeight: look === 'site' ? 500 : 400,
          lineHeight: 1.2,
          transition:
            'background-color var(--quick) var(--ease), border-color var(--quick) var(--ease), color var(--quick) var(--ease)',
          ...(look === 'site' ? siteSize : OFFICE_SIZE),
          variants: [
            {
              props: { variant: 'contained', color: 'primary' },
              style: {
                border: '1px solid var(--green)',
                '&:hover': { background: 'var(--deep)', borderColor: 'var(--deep)' },
              },
            },
            {
              props: { variant: 'contained', color: 'secondary' },
              style: {
                border: '1px solid var(--gold)',
                '&:hover': { background: 'var(--gold-light)', borderColor: 'var(--gold-light)' },
              },
            },
            {
              props: { variant: 'contained', color: 'error' },
              style: { border: '1px solid var(--error)', '&:hover': { background: 'var(--error)' } },
            },
            {
              props: { variant: 'outlined', color: 'primary' },
              style: {
                color: 'var(--field-ink, var(--ink))',
                borderColor: 'var(--field-line, var(--control-line))',
                background: 'transparent',
                '&:hover': { borderColor: 'var(--field-focus, var(--gold-ink))', background: 'transparent' },
              },
            },
            {
              props: { variant: 'text', color: 'primary' },
              style: {
                minHeight: 0,
                minWidth: 0,
                padding: '0.25rem 0',
                color: 'var(--field-focus, var(--gold-ink))',
                textUnderlineOffset: '0.3em',
                '&:hover': { background: 'transparent', textDecoration: 'underline' },
                ...(look === 'office' && FINGER_SIZE),
              },
            },
          ],
          '&&.Mui-disabled:not(.MuiButton-loading)': {
            color: 'var(--field-caption, var(--muted))',
            borderColor: 'var(--hair)',
            background: 'transparent',
          },
        },
      },
    },
  };
}
