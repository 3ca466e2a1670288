import { useEffect, useRef } from 'react';
import type { ReplyTemplate } from './reply-template-calls.js';

interface Offer {
  offered: string | undefined;
  templates: readonly ReplyTemplate[] | undefined;
  /** Whether the request for the templates has ended, by success or failure. */
  isKnown: boolean;
  /** Whether nothing is written yet; written text is never replaced without asking. */
  isEmpty: boolean;
  fill: (template: ReplyTemplate) => void;
}

/**
 * Fills the reply with the template of a status that was just set.
 * @returns what is offered: the template, or an empty form where the status has none
 */
export function useOffered({ offered, templates, isKnown, isEmpty, fill }: Offer): 'template' | 'empty' | undefined {
  const template = offered === undefined ? undefined : templates?.find(({ status }) => status === offered);
  const filled = useRef<string>(undefined);
  useEffect(() => {
    if (template && isEmpty && filled.current !== offered) fill(template);
    filled.current = template && offered;
  });
  if (template) return 'template';
  return offered !== undefined && isKnown ? 'empty' : undefined;
}
