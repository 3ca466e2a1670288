import { useEffect, useRef } from 'react';
import type { ReplyTemplate } from './reply-template-calls.js';

interface Offer {
  offered: string | undefined;
  templates: readonly ReplyTemplate[] | undefined;
  /** Whether nothing is written yet: what is written is never replaced unasked. */
  isEmpty: boolean;
  fill: (template: ReplyTemplate) => void;
}

/** Fills the reply with the template of a status that was just set. @returns whether there is one */
export function useOffered({ offered, templates, isEmpty, fill }: Offer): boolean {
  const template = offered === undefined ? undefined : templates?.find(({ status }) => status === offered);
  const filled = useRef<string>(undefined);
  useEffect(() => {
    if (template && isEmpty && filled.current !== offered) fill(template);
    filled.current = template && offered;
  });
  return template !== undefined;
}
