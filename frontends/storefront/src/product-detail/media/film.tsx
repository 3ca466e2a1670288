import { useTexts } from '@vitrine/platform';
import { useEffect, useRef, useState } from 'react';
import type { Pictures } from '../../shared/catalogue/catalogue.js';
import { Loop } from '../../shared/film/loop.js';
import { getStill } from '../../shared/film/still.js';
import { GALLERY_TEXTS } from '../../shared/picture/gallery-texts.js';
import { Picture } from '../../shared/picture/picture.js';
import styles from './film.module.css';

interface FilmProps {
  src: string;
  heading: string | null;
  name: string;
  /** Shown until the film plays, and if it cannot play, unless the film has a still of its own. */
  picture: string | undefined;
  pictures: Pictures;
}

/** The product's film under its own heading, loaded when it comes into view. */
export function Film({ src, heading, name, picture, pictures }: FilmProps) {
  const t = useTexts(GALLERY_TEXTS);
  const still = getStill({ src, picture, pictures });
  const frame = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <section className={styles.section} aria-label={t('video', { name })}>
      {heading && <h2 className={styles.title}>{heading}</h2>}
      <div ref={frame} className={styles.frame} data-framed="film">
        <Picture path={still.path} pictures={still.pictures} alt="" sizes="(max-width: 90rem) 100vw, 90rem" />
        {isSeen && !failed && <Loop src={src} pictures={pictures} onError={() => setFailed(true)} />}
      </div>
    </section>
  );
}
