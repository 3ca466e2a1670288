import { useTexts } from '@vitrine/platform';
import { useState } from 'react';
import type { Pictures } from '../catalogue/catalogue.js';
import { useHydrated } from '../controls/states/hydrated.js';
import { Loop } from '../film/loop.js';
import { getStill } from '../film/still.js';
import { GALLERY_TEXTS } from './gallery-texts.js';
import styles from './gallery.module.css';
import { Picture } from './picture.js';
import { useLightbox } from './use-lightbox.js';
import { useSwipe } from './use-swipe.js';

interface GalleryProps {
  name: string;
  paths: readonly string[];
  pictures: Pictures;
  /** Played over its first picture instead of the gallery; if it fails, the gallery is shown. */
  video?: string | null;
}

/** The film of a thing or one of its pictures, chosen by dots or by a swipe; a click opens the lightbox. */
export function Gallery({ name, paths, pictures, video = null }: GalleryProps) {
  const t = useTexts(GALLERY_TEXTS);
  const [chosen, setChosen] = useState<number>();
  const shown = chosen ?? 0;
  const [videoFailed, setVideoFailed] = useState(false);
  const hydrated = useHydrated();
  const { open, lightbox } = useLightbox({ name, paths, pictures, onView: setChosen });
  const swipe = useSwipe((step) => {
    const next = shown + step;
    if (next >= 0 && next < paths.length) setChosen(next);
  });
  if (video && !videoFailed) {
    const still = getStill({ src: video, picture: paths[0], pictures });
    return (
      <div className={styles.film} data-framed="" role="group" aria-label={t('video', { name })}>
        <Picture
          path={still.path}
          pictures={still.pictures}
          alt={t('pictureAlt', { name, number: 1 })}
          sizes="(max-width: 60rem) 100vw, 54vw"
          first
        />
        <Loop src={video} pictures={pictures} patient onError={() => setVideoFailed(true)} />
        {paths.length > 0 && (
          <button type="button" className={styles.all} disabled={!hydrated} onClick={() => open(0)}>
            {t('enlargeAll')}
          </button>
        )}
        {lightbox}
      </div>
    );
  }
  return (
    <div
      className={styles.gallery}
      data-chosen={chosen === undefined ? undefined : ''}
      role="group"
      aria-label={t('gallery', { name })}
    >
      <div className={styles.stage} {...swipe}>
        {paths.map((path, index) => (
          <div key={path} className={styles.frame} hidden={index !== shown} aria-live="polite">
            {index === shown && (
              <Picture
                path={path}
                pictures={pictures}
                alt={t('pictureAlt', { name, number: index + 1 })}
                sizes="(max-width: 60rem) 100vw, 54vw"
                first={index === 0}
              />
            )}
          </div>
        ))}
        {paths.length > 0 && (
          <button
            type="button"
            className={styles.enlarge}
            aria-label={t('enlarge', { number: shown + 1 })}
            disabled={!hydrated}
            onClick={() => open(shown)}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7" />
            </svg>
          </button>
        )}
      </div>
      {paths.length > 1 && (
        <div className={styles.dots}>
          {paths.map((path, index) => (
            <button
              key={path}
              type="button"
              aria-label={t('picture', { number: index + 1, count: paths.length })}
              aria-current={index === shown || undefined}
              onClick={() => index !== shown && setChosen(index)}
            />
          ))}
        </div>
      )}
      {lightbox}
    </div>
  );
}
