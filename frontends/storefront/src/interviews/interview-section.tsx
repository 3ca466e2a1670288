import { Link, useEnvironment, useLanguage, useTexts } from '@vitrine/platform';
import { getFilm, minutesAndSeconds } from '@vitrine/platform/film';
import { useEffect, useRef, useState } from 'react';
import type { Interview } from '../shared/catalogue/catalogue.js';
import { buttonClass } from '../shared/controls/button-link.js';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import { useHydrated } from '../shared/controls/states/hydrated.js';
import { FilmSources } from '../shared/film/film-sources.js';
import { focalStyle } from '../shared/picture/focal-style.js';
import { Picture } from '../shared/picture/picture.js';
import { findCaptions } from './captions.js';
import styles from './interview-section.module.css';
import { INTERVIEWS_TEXTS } from './texts.js';

interface InterviewSectionProps {
  interview: Interview;
  /** Whether this film plays; only one plays at a time. */
  playing: boolean;
  onPlay: () => void;
  onPause: () => void;
}

/** Switches the captions of a film on or off; a film has at most one text track. */
function showCaptions(video: HTMLVideoElement | null, shown: boolean): void {
  const track = video?.textTracks?.[0];
  if (track) track.mode = shown ? 'showing' : 'hidden';
}

/** An interview over the whole screen: its picture, quotation, words, the link to its text, and its film. */
export function InterviewSection({ interview, playing, onPlay, onPause }: InterviewSectionProps) {
  const t = useTexts(INTERVIEWS_TEXTS);
  const environment = useEnvironment();
  const hydrated = useHydrated();
  const video = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);
  const [broken, setBroken] = useState(false);
  const [at, setAt] = useState(0);
  const [captioned, setCaptioned] = useState(true);
  const { id, title, clientName, clientTitle, clientCompany, description, quote, story, duration } = interview;
  const isReadable = story !== '';
  const film = getFilm(interview, environment);
  const captions = findCaptions(interview, useLanguage().language);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (playing) {
      // a pause before the first frame also rejects the promise, which is no failure
      element.play().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'AbortError') return;
        reportError(error);
        setBroken(true);
      });
    } else element.pause();
  }, [playing]);

  useEffect(() => {
    showCaptions(video.current, captioned);
  }, [captioned, captions?.path]);

  const fail = () => {
    reportError(new Error(`The film of the interview ${id} cannot be played`, { cause: video.current?.error }));
    setBroken(true);
    setStarted(false);
    onPause();
  };
  const seek = (seconds: number) => {
    if (video.current) video.current.currentTime = seconds;
    setAt(seconds);
  };
  const reset = () => {
    seek(0);
    setStarted(false);
    onPause();
  };
  const toggle = () => {
    setBroken(false);
    if (playing) onPause();
    else {
      setStarted(true);
      onPlay();
    }
  };

  // beside the button, so that both move to another line together; at the end while the film plays
  const length = duration !== null && (
    <span role="img" className={styles.duration} aria-label={t('duration', { duration: minutesAndSeconds(duration) })}>
      {minutesAndSeconds(duration)}
    </span>
  );

  return (
    <section className={styles.section} aria-labelledby={`interview-${id}`} data-playing={playing || undefined}>
      <div className={styles.picture}>
        {film?.kind === 'here' && (
          <video
            ref={video}
            playsInline
            preload="none"
            aria-label={t('video', { title })}
            hidden={!started}
            style={focalStyle(interview.pictures[film.src])}
            onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
            onEnded={reset}
            onError={fail}
          >
            <FilmSources src={film.src} pictures={interview.pictures} onError={fail} />
            {captions && (
              <track
                key={captions.path}
                kind="captions"
                src={captions.path}
                srcLang={captions.language}
                label={t(`captionsIn.${captions.language}`)}
                default
              />
            )}
          </video>
        )}
        {!started && <Picture path={interview.thumbnail} pictures={interview.pictures} alt="" sizes="100vw" />}
      </div>
      <div className={styles.words}>
        <Eyebrow onGreen>{clientCompany ?? clientName}</Eyebrow>
        <h2 id={`interview-${id}`} className={styles.title} data-beside-quote={quote !== null || undefined}>
          {title}
        </h2>
        {quote !== null && <blockquote className={styles.quote}>{t('quote', { quote })}</blockquote>}
        <p className={styles.client}>{[clientName, clientTitle].filter(Boolean).join(', ')}</p>
        <p className={styles.description}>{description}</p>
      </div>
      <div className={styles.controls}>
        {isReadable && (
          <Link className={buttonClass('gold')} to={`/interviews/${id}`} aria-label={t('readNamed', { title })}>
            {t('read')}
          </Link>
        )}
        {film?.kind === 'here' && (
          <div className={styles.film}>
            <button
              type="button"
              className={buttonClass(isReadable ? 'outline' : 'gold')}
              aria-label={t(playing ? 'pauseNamed' : 'playNamed', { title })}
              disabled={!hydrated}
              onClick={toggle}
            >
              {t(playing ? 'pause' : 'play')}
            </button>
            {!started && length}
          </div>
        )}
        {film?.kind === 'elsewhere' && (
          <a className={buttonClass('outline')} href={film.href} target="_blank" rel="noopener noreferrer">
            {t('elsewhere', { host: film.host })}
          </a>
        )}
        {film?.kind === 'here' && started && duration !== null && (
          <input
            type="range"
            className={styles.seek}
            min={0}
            max={duration}
            step={1}
            value={Math.min(Math.floor(at), duration)}
            aria-label={t('seek', { title })}
            aria-valuetext={t('position', { at: minutesAndSeconds(at), duration: minutesAndSeconds(duration) })}
            disabled={!hydrated}
            onChange={({ target }) => seek(target.valueAsNumber)}
          />
        )}
        {film?.kind === 'here' && captions && (
          <button
            type="button"
            className={styles.captions}
            aria-pressed={captioned}
            aria-label={t('captionsNamed', { title })}
            disabled={!hydrated}
            onClick={() => setCaptioned(!captioned)}
          >
            {t('captions')}
          </button>
        )}
        {started && (
          <span className={styles.duration} aria-hidden="true">
            {minutesAndSeconds(at)}
          </span>
        )}
        {(started || film?.kind !== 'here') && length}
        <span role="status">{broken && t('broken')}</span>
      </div>
    </section>
  );
}
