/** The thin arrow of a list that opens. */
export function Chevron({ className }: { className?: string }) {
  return (
    <svg className={className} width="12" height="12" viewBox="0 0 12 12" fill="none" stroke="currentColor" aria-hidden>
      <path d="M2 4.25 6 8.25 10 4.25" strokeWidth="1.25" />
    </svg>
  );
}
