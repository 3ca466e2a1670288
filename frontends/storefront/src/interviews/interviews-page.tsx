import { inLanguage, PageHead, useLanguage, useTexts } from '@vitrine/platform';
import { useState } from 'react';
import { PublicPage } from '../layout/index.js';
import { useInterviews } from '../shared/catalogue/queries.js';
import { ButtonLink } from '../shared/controls/button-link.js';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import { Failure } from '../shared/controls/states/failure.js';
import { ScrollProgress } from '../shared/controls/scroll-progress.js';
import { Skeleton } from '../shared/controls/states/skeleton.js';
import { Backdrop } from '../shared/film/backdrop.js';
import { Breadcrumbs } from '../shared/head/breadcrumbs.js';
import { WITH_JEWELS } from '../shared/picture/scenes/scenes.js';
import { InterviewSection } from './interview-section.js';
import styles from './interviews-page.module.css';
import { INTERVIEWS_TEXTS } from './texts.js';

/** `/interviews`: one screen for each interview; only one film plays at a time (public spec §2, Interviews). */
export default function InterviewsPage() {
  const t = useTexts(INTERVIEWS_TEXTS);
  const { data: interviews, isPending, isFetching, refetch } = useInterviews();
  const scene = inLanguage(WITH_JEWELS, useLanguage().language);
  const [playing, setPlaying] = useState<string>();
  return (
    <PublicPage ground="green">
      <PageHead title={t('title')} description={t('description')} canonical="/interviews" />
      <Breadcrumbs last={{ name: t('title'), path: '/interviews' }} />
      <section className={styles.hero} aria-labelledby="interviews-title">
        <Backdrop image={scene.path} pictures={scene.pictures} video={null} first veiled />
        <div className={styles.copy}>
          <Eyebrow onGreen>{t('eyebrow')}</Eyebrow>
          <h1 id="interviews-title" className={styles.title}>
            {t('title')}
          </h1>
          <p className={styles.text}>{t('text')}</p>
        </div>
      </section>
      {interviews && interviews.length > 0 && <ScrollProgress className={styles.progress} />}
      {interviews?.map((interview) => (
        <InterviewSection
          key={interview.id}
          interview={interview}
          playing={interview.id === playing}
          onPlay={() => setPlaying(interview.id)}
          onPause={() => setPlaying((present) => (present === interview.id ? undefined : present))}
        />
      ))}
      {interviews && (
        <section className={styles.closing}>
          <h2>{t(interviews.length === 0 ? 'empty.title' : 'closing')}</h2>
          {interviews.length === 0 && <p>{t('empty.text')}</p>}
          <ButtonLink tone="green" to="/products">
            {t('products')}
          </ButtonLink>
        </section>
      )}
      {!interviews && (
        <div className={styles.closing}>
          {isPending ? (
            <Skeleton bones={['title', 'line']} />
          ) : (
            <Failure message={t('failed')} onRetry={() => void refetch()} retrying={isFetching} />
          )}
        </div>
      )}
    </PublicPage>
  );
}
