import { useTexts } from '@vitrine/platform';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './overlay.module.css';
import { CONTROL_TEXTS } from './texts.js';

interface OverlayProps {
  /** The heading. */
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog over the whole screen. The browser's own dialog traps the focus, closes on Escape and returns the focus; the page behind it does not
 * scroll.
 */
export function Overlay({ title, onClose, children }: OverlayProps) {
  const t = useTexts(CONTROL_TEXTS);
  const dialog = useRef<HTMLDialogElement>(null);

  // closed before the element is removed, otherwise the focus is lost
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
