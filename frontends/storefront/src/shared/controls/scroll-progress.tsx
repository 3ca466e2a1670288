import { useEffect, useRef } from 'react';

/**
 * How far the page is read, as a line at its right edge whose `span` fills; only to be seen, scrolling itself is reported by the browser.
 * `className` is its look.
 */
export function ScrollProgress({ className }: { className: string | undefined }) {
  const fill = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const show = () => {
      const length = document.documentElement.scrollHeight - window.innerHeight;
      // nothing of nothing, where the page is no longer than the window
      const read = Math.min(1, Math.max(0, window.scrollY / length || 0));
      fill.current?.style.setProperty('transform', `scaleY(${read.toFixed(4)})`);
    };
    show();
    window.addEventListener('scroll', show, { passive: true });
    window.addEventListener('resize', show);
    return () => {
      window.removeEventListener('scroll', show);
      window.removeEventListener('resize', show);
    };
  }, []);
  return (
    <div className={className} data-progress="" aria-hidden="true">
      <span ref={fill} />
    </div>
  );
}
