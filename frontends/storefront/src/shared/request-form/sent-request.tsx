import { type ReactNode, useEffect, useRef } from 'react';
import form from '../page-layout/form.module.css';

interface SentRequestProps {
  title: string;
  text: string;
  /** Whether the page is scrolled to its top first, because it was a long form. */
  isFromTop?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/** Replaces a form after its request was sent; the heading gets the focus, so that screen readers announce it. */
export function SentRequest({ title, text, isFromTop = false, className = form.sent, children }: SentRequestProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFromTop) window.scrollTo(0, 0);
    heading.current?.focus();
  }, [isFromTop]);
  return (
    <div className={className}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
