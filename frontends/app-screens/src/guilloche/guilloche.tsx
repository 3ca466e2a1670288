import type { AppPattern } from '@vitrine/schemas';
import { getPatternPath } from './patterns.js';

/** A pattern as decorative lines in the current colour. The view box encloses its circle. */
export function Guilloche({ pattern, className }: { pattern: AppPattern; className?: string | undefined }) {
  return (
    <svg viewBox="-100 -100 200 200" className={className} aria-hidden="true" focusable="false">
      <path d={getPatternPath(pattern)} fill="none" stroke="currentColor" strokeWidth=".5" />
    </svg>
  );
}
