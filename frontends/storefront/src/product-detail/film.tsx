import { useTexts } from '@vitrine/platform';
import { useState } from 'react';
import { galleryTexts } from '../shared/picture/gallery-texts.js';
import styles from './film.module.css';

interface FilmProps {
  src: string;
  heading: string | null;
  name: string;
  poster: string | undefined;
}

/** The product's film under its own heading; nothing is left of it when it cannot be played. */
export function Film({ src, heading, name, poster }: FilmProps) {
  const t = useTexts(galleryTexts);
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return (
    <section className={styles['section']} aria-label={t('video', { name })}>
      {heading && <h2 className={styles['title']}>{heading}</h2>}
      <video src={src} poster={poster} controls playsInline preload="none" onError={() => setFailed(true)} />
    </section>
  );
}
