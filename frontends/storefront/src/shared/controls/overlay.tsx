import { useTexts } from '@vitrine/platform';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './overlay.module.css';
import { CONTROL_TEXTS } from './texts.js';

interface OverlayProps {
  /** What it is for; its heading. */
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A layer over the whole screen. The browser's own dialog keeps the focus inside, closes on Escape and gives the focus back; the page
 * behind it stays still.
 */
export function Overlay({ title, onClose, children }: OverlayProps) {
  const t = useTexts(CONTROL_TEXTS);
  const dialog = useRef<HTMLDialogElement>(null);

  // before the element goes, else the focus is lost with it
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog ref={dialog} className={styles.overlay} aria-labelledby="overlay-title" onClose={onClose}>
      <button type="button" className={styles.close} onClick={onClose}>
        {t('dismiss')}
      </button>
      <h2 id="overlay-title" className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
