import { useEnvironment } from '@vitrine/platform';
import { getFilm } from '@vitrine/platform/film';
import { Alert } from '@vitrine/ui';
import { useState } from 'react';
import { PlainDialog } from '../shared/dialogs/plain-dialog.js';
import type { Interview } from './interview-calls.js';
import styles from './video-dialog.module.css';

/** The interview's video; for an origin that is not trusted to play here, a link instead (contract: Uploads). */
export function VideoDialog({ interview, onClose }: { interview: Interview; onClose: () => void }) {
  const film = getFilm(interview, useEnvironment());
  const [broken, setBroken] = useState(false);
  return (
    <PlainDialog title={interview.title} size="large" onClose={onClose}>
      {film?.kind === 'here' && !broken && (
        <video
          className={styles.video}
          src={film.src}
          poster={interview.thumbnail ?? undefined}
          aria-label={interview.title}
          controls
          autoPlay
          playsInline
          onError={() => setBroken(true)}
        />
      )}
      {broken && (
        <Alert severity="error" action={{ label: 'Try again', onClick: () => setBroken(false) }}>
          This video cannot be played here.
        </Alert>
      )}
      {film?.kind === 'elsewhere' && (
        <p>
          This video is kept by another house.{' '}
          <a href={film.href} target="_blank" rel="noopener noreferrer">
            Watch it at {film.host}
          </a>
        </p>
      )}
    </PlainDialog>
  );
}
