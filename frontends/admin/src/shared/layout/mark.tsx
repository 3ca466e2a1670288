import type { SVGProps } from 'react';

interface MarkProps extends Pick<SVGProps<SVGSVGElement>, 'strokeWidth' | 'strokeLinecap'> {
  /** Path of the drawing, 20 units wide and high. */
  shape: string;
}

/** A drawing of lines, 20 px; decoration only. */
export function Mark({ shape, ...lines }: MarkProps) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" {...lines} aria-hidden>
      <path d={shape} />
    </svg>
  );
}
