import { useTexts } from '@vitrine/platform';
import { useState } from 'react';
import type { Pictures } from '../catalogue/catalogue.js';
import { HeroDial } from '../picture/hero-dial.js';
import { Picture } from '../picture/picture.js';
import styles from './backdrop.module.css';
import { Loop } from './loop.js';
import { getStill } from './still.js';
import { FILM_TEXTS } from './texts.js';

interface BackdropProps {
  image: string | null;
  pictures?: Pictures | undefined;
  video: string | null;
  /** No autoplay on a narrow screen, see {@link Loop}. */
  patient?: boolean;
  /** It is in the first view, so it is loaded first. */
  first?: boolean;
  /** Words are directly on it: at its left, or above on a narrow screen. */
  veiled?: boolean;
}

/**
 * The background of a section: its film over its picture or over the film's own still; the company's dial on green if the picture is missing or
 * fails; words if not even the dial can be shown (public spec §2 and §8).
 */
export function Backdrop({ image, pictures, video, patient, first = false, veiled = false }: BackdropProps) {
  const t = useTexts(FILM_TEXTS);
  const [failed, setFailed] = useState({ video: false, image: false, dial: false });
  const film = video && !failed.video ? video : null;
  const still = !image && video ? getStill({ src: video, picture: undefined, pictures: pictures ?? {} }) : undefined;
  const shown = failed.image ? null : (image ?? still?.path);
  return (
    <div className={styles.backdrop} data-veiled={veiled || undefined}>
      {shown && (
        <Picture
          path={shown}
          pictures={still?.pictures ?? pictures}
          alt=""
          sizes="(max-width: 60rem) max(100vw, 75vh), max(100vw, 178vh)"
          first={first}
          onFailed={() => setFailed((before) => ({ ...before, image: true }))}
        />
      )}
      {!shown && !failed.dial && (
        <div className={styles.dial}>
          <HeroDial
            sizes="(max-width: 48rem) 120vw, 58vw"
            lazy={!first}
            onFailed={() => setFailed((before) => ({ ...before, dial: true }))}
          />
        </div>
      )}
      {film && (
        <Loop
          src={film}
          pictures={pictures}
          patient={patient}
          onError={() => setFailed((before) => ({ ...before, video: true }))}
        />
      )}
      {first && !film && !shown && failed.dial && <p className={styles.nothing}>{t('nothing')}</p>}
    </div>
  );
}
