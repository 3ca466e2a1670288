import type { ComponentProps } from 'react';
import { useReveal } from '../use-reveal.js';
import { useStickySection } from './use-sticky-section.js';

/** A built-in section of the home page: it stays while the next one comes over it, and its parts appear when it is reached. */
export function StickySection(props: ComponentProps<'section'>) {
  const { section, reveal } = useReveal<HTMLElement>();
  useStickySection(section);
  return <section {...props} ref={section} data-reveal={reveal} data-sticky="" />;
}
