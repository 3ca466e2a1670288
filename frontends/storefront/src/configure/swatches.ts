/** Suggested colours; `key` is their name in the texts. */
export const PRIMARY_SWATCHES = [
  { key: 'green', value: '#0b3326' },
  { key: 'night', value: '#142a4a' },
  { key: 'bordeaux', value: '#5a1f33' },
  { key: 'walnut', value: '#4a3526' },
  { key: 'slate', value: '#2b2f33' },
  { key: 'ivory', value: '#efe7d6' },
] as const;

export const ACCENT_SWATCHES = [
  { key: 'gold', value: '#c9a961' },
  { key: 'champagne', value: '#d9c8a3' },
  { key: 'rose', value: '#d3a58b' },
  { key: 'copper', value: '#b98d5e' },
  { key: 'platinum', value: '#c8ccd0' },
  { key: 'pearl', value: '#f4efe3' },
] as const;
