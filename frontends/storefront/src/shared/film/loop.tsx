import { useTexts } from '@vitrine/platform';
import { useEffect, useRef, useState } from 'react';
import type { Pictures } from '../catalogue/catalogue.js';
import { focalStyle } from '../picture/focal-style.js';
import { FilmSources } from './film-sources.js';
import styles from './loop.module.css';
import { FILM_TEXTS } from './texts.js';
import { useReducedMotion } from './use-reduced-motion.js';

interface LoopProps {
  src: string;
  /** Has what is known of the film, by its path. */
  pictures?: Pictures | undefined;
  /** Where its words stand above it, as on a phone, it waits to be asked for: beside what is read there it is not worth its data. */
  patient?: boolean | undefined;
  /** What lies below it is all there is then. */
  onError: () => void;
}

/**
 * A silent film that repeats, over the picture shown in its place: fetched only after the page is there, and only by itself where motion
 * is welcome.
 */
export function Loop({ src, pictures, patient, onError }: LoopProps) {
  const t = useTexts(FILM_TEXTS);
  const still = useReducedMotion();
  const video = useRef<HTMLVideoElement>(null);
  const pageIsThere = usePageIsThere();
  const [wanted, setWanted] = useState<boolean>();
  const [shown, setShown] = useState(false);
  const plays = wanted ?? (pageIsThere && !still && !(patient && matchMedia('(max-width: 60rem)').matches));

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    if (!plays) {
      element.pause();
      return undefined;
    }
    // React sets the property only; browsers ask for the attribute before they let a film begin by itself
    element.muted = true;
    // refused where the system saves energy: the picture stays, and the button starts it
    element.play().catch(() => setWanted(false));
    return undefined;
  }, [plays, src]);

  return (
    <>
      <video
        key={src}
        ref={video}
        className={styles.film}
        style={focalStyle(pictures?.[src])}
        data-shown={shown || undefined}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setShown(true)}
        onError={onError}
      >
        {(plays || shown) && <FilmSources src={src} pictures={pictures} onError={onError} />}
      </video>
      {pageIsThere && (
        <button
          type="button"
          className={styles.button}
          aria-label={t(plays ? 'pause' : 'play')}
          onClick={() => setWanted(!plays)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={plays ? 'M9 7v10M15 7v10' : 'M9.500 7v10l7.500-5z'} />
          </svg>
        </button>
      )}
    </>
  );
}

/** True once everything that the page itself is made of has arrived. */
function usePageIsThere(): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const arrived = () => setIsThere(true);
    if (document.readyState === 'complete') arrived();
    else window.addEventListener('load', arrived, { once: true });
    return () => window.removeEventListener('load', arrived);
  }, []);
  return isThere;
}
