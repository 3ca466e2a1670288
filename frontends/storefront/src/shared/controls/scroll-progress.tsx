import { useEffect, useRef } from 'react';

/**
 * The scroll position as a line at the right edge whose `span` fills. It is decorative, because browsers report scrolling to assistive technology
 * themselves.
 */
export function ScrollProgress({ className }: { className: string | undefined }) {
  const fill = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const show = () => {
      const length = document.documentElement.scrollHeight - window.innerHeight;
      // 0 / 0 if the page is no longer than the window
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
