import type { Components, Theme } from '@mui/material/styles';
import type { Look } from './look.js';

/** Dialogs, messages and the like: square, with a hairline around, without a shadow. */
export const surfaces = (look: Look): Components<Theme> => ({
  MuiDialog: {
    styleOverrides: {
      paper: {
        // the dialog itself has the focus only until an element in it gets it
        '&:focus-visible': { outline: 'none' },
        borderRadius: 'var(--radius)',
        '--dialog-inset': '2rem',
        border: '1px solid var(--hair)',
        boxShadow: 'none',
        background: 'var(--ivory)',
        color: 'var(--ink)',
        fontSize: look === 'site' ? 'var(--size-body)' : '0.9375rem',
        '@media (max-width: 599px)': {
          '--dialog-inset': '1.25rem',
          margin: '1rem',
          width: 'calc(100% - 2rem)',
          maxHeight: 'calc(100% - 2rem)',
        },
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: 'color-mix(in srgb, var(--deep) 62%, transparent)' },
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        padding: 'var(--dialog-inset) var(--dialog-inset) 0.75rem',
        fontFamily: 'var(--display)',
        fontSize: 'var(--size-h4)',
        fontWeight: 400,
        lineHeight: 1.15,
        letterSpacing: '-0.005em',
        color: 'var(--green)',
      },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: { padding: '0.25rem var(--dialog-inset) 1.5rem' },
      dividers: { padding: '1.5rem var(--dialog-inset)', borderColor: 'var(--hair)' },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        padding: '1rem var(--dialog-inset) var(--dialog-inset)',
        gap: '1rem',
        flexWrap: 'wrap',
        // buttons that do not fit beside each other have the same width
        '@media (max-width: 36rem)': { '& > button': { flexGrow: 1 } },
      },
      spacing: { '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiAlert: {
    defaultProps: { icon: false },
    styleOverrides: {
      root: {
        borderRadius: 'var(--radius)',
        border: '1px solid var(--hair)',
        borderLeft: '2px solid var(--gold)',
        padding: '0.75rem 1rem',
        alignItems: 'center',
        background: 'var(--panel)',
        color: 'var(--ink)',
        fontFamily: 'var(--text)',
        fontSize: look === 'site' ? '1rem' : '0.9375rem',
        lineHeight: 1.5,
        variants: [
          { props: { severity: 'error' }, style: { borderLeftColor: 'var(--error)', color: 'var(--error)' } },
          { props: { severity: 'success' }, style: { borderLeftColor: 'var(--green)', color: 'var(--green)' } },
        ],
      },
      message: { padding: 0, flex: 1 },
      action: { padding: '0 0 0 1rem', marginRight: 0, alignItems: 'center', gap: '1rem', flexShrink: 0 },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--radius)',
        boxShadow: 'none',
        background: 'var(--deep)',
        border: '1px solid var(--line)',
        color: 'var(--on-green)',
        fontFamily: 'var(--text)',
        fontSize: '1rem',
        padding: '0.5rem 1.25rem',
      },
    },
  },
  MuiSkeleton: {
    styleOverrides: {
      root: { backgroundColor: 'color-mix(in srgb, var(--hair) 60%, transparent)', borderRadius: 'var(--radius)' },
    },
  },
});
