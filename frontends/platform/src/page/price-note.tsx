import { usePriceNote } from '../language/format.js';

/** The note beside a price, in a `<small>`. */
export function PriceNote({ className }: { className?: string }) {
  return <small className={className}>{usePriceNote()}</small>;
}
