import { useEffect, useRef } from 'react';
import type { ReplyTemplate } from './reply-template-calls.js';

interface Offer {
  offered: string | undefined;
  templates: readonly ReplyTemplate[] | undefined;
  /** Whether the templates were asked for, in vain or not. */
  isKnown: boolean;
  /** Whether nothing is written yet: what is written is never replaced unasked. */
  isEmpty: boolean;
  fill: (template: ReplyTemplate) => void;
}

/** Fills the reply with the template of a status that was just set. @returns what is offered: the template, or an empty form where none is kept */
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
