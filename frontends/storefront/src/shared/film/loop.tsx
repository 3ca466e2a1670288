import { useTexts } from '@vitrine/platform';
import { useEffect, useRef, useState } from 'react';
import type { Pictures } from '../catalogue/catalogue.js';
import { focalStyle } from '../picture/focal-style.js';
import { FilmSources } from './film-sources.js';
import styles from './loop.module.css';
import { FILM_TEXTS } from './texts.js';
import { useReducedMotion } from '../reduced-motion.js';

interface LoopProps {
  src: string;
  /** May contain data of the film, by its path. */
  pictures?: Pictures | undefined;
  /** No autoplay on narrow screens, where the words are above it and it is not worth the data volume. */
  patient?: boolean | undefined;
  /** The film cannot be played, so only the picture below is shown. */
  onError: () => void;
}

/**
 * A muted, looping film over its picture. It is loaded after the page, and autoplays only if motion is not reduced.
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
    // React sets only the property, but browsers check the attribute for autoplay
    element.muted = true;
    // rejected in energy saving modes: the picture stays, and the button starts the film
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

/** True after the page's `load` event. */
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
