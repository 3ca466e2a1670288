/** The square of an unchecked box; its colours depend on the surface. */
export function UncheckedMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden>
      <rect
        x="0.5"
        y="0.5"
        width="17"
        height="17"
        fill="none"
        style={{ stroke: 'var(--field-line, var(--control-line))' }}
      />
    </svg>
  );
}

export function CheckedMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden>
      <rect width="18" height="18" style={{ fill: 'var(--field-focus, var(--green))' }} />
      <path d="m5 9.25 2.75 2.75L13.25 6" strokeWidth="1.25" style={{ stroke: 'var(--ivory)' }} />
    </svg>
  );
}
