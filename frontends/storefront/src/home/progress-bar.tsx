import { useEffect, useRef } from 'react';
import styles from './progress-bar.module.css';

/** How far the page is read, as a hairline at the right that fills (public spec §2, Home). */
export function ProgressBar() {
  const fill = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const show = () => {
      const length = document.documentElement.scrollHeight - window.innerHeight;
      const read = length > 0 ? Math.min(1, Math.max(0, window.scrollY / length)) : 0;
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
    <div className={styles.bar} data-progress="" aria-hidden="true">
      <span ref={fill} className={styles.fill} />
    </div>
  );
}
