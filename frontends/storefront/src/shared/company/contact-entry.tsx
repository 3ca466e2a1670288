import type { ReactNode } from 'react';

/** One way to reach the house, in a list of them. */
export function ContactEntry({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}
