/**
 * Custom properties that make fields, buttons and messages inside an element readable on green.
 * Use as `sx={onGreen}`, `style={onGreen}` or copy the properties into a CSS module.
 */
export const ON_GREEN = {
  '--field-ink': 'var(--on-green)',
  '--field-caption': 'var(--on-green-muted)',
  '--field-line': 'color-mix(in srgb, var(--on-green) 45%, transparent)',
  '--field-focus': 'var(--gold-light)',
  '--field-error': 'var(--error-on-green)',
} as const;
