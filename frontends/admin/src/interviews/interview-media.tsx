import { useEnvironment } from '@vitrine/platform';
import { getFilm, minutesAndSeconds } from '@vitrine/platform/film';
import { useState } from 'react';
import { CardPicture } from '../shared/cards/index.js';
import type { Interview } from './interview-calls.js';
import styles from './interview-media.module.css';

interface InterviewMediaProps {
  interview: Interview;
  onPlay: () => void;
}

/** The thumbnail, else the video's first frame, with a play button and the duration. */
export function InterviewMedia({ interview, onPlay }: InterviewMediaProps) {
  const { title, clientName, thumbnail, pictures, duration } = interview;
  const film = getFilm(interview, useEnvironment());
  const [broken, setBroken] = useState<string>();
  const still = thumbnail === null && film?.kind === 'here' && film.src !== broken ? film.src : undefined;
  return (
    <div className={styles.media}>
      {still === undefined ? (
        <CardPicture path={thumbnail} pictures={pictures} placeholder={clientName.charAt(0)} />
      ) : (
        <video
          src={still}
          preload="metadata"
          muted
          playsInline
          tabIndex={-1}
          aria-hidden
          onError={() => setBroken(still)}
        />
      )}
      {film && (
        <button type="button" className={styles.play} aria-label={`Play ${title}`} onClick={onPlay}>
          <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden>
            <path d="M6 3.5v13l10.5-6.5z" />
          </svg>
        </button>
      )}
      {duration !== null && (
        <span className={styles.duration} role="img" aria-label={`Duration ${minutesAndSeconds(duration)}`}>
          {minutesAndSeconds(duration)}
        </span>
      )}
    </div>
  );
}
