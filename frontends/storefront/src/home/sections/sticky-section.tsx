import type { ComponentProps } from 'react';
import { useReveal } from '../use-reveal.js';
import { useStickySection } from './use-sticky-section.js';

/** A built-in home page section: sticky while the next one scrolls over it, and its parts fade in when it is reached. */
export function StickySection(props: ComponentProps<'section'>) {
  const { section, reveal } = useReveal<HTMLElement>();
  useStickySection(section);
  return <section {...props} ref={section} data-reveal={reveal} data-sticky="" />;
}
