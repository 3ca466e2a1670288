import { useEffect, useRef } from 'react';
import styles from './scroll-progress.module.css';

/** How far the page has been read, as a line at its right edge; only to be seen, scrolling itself is reported by the browser. */
export function ScrollProgress() {
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const show = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const read = scrollHeight > clientHeight ? window.scrollY / (scrollHeight - clientHeight) : 0;
      bar.current?.style.setProperty('transform', `scaleY(${String(Math.min(1, Math.max(0, read)))})`);
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
    <div className={styles.progress} data-scroll-progress="" aria-hidden="true">
      <span ref={bar} />
    </div>
  );
}
