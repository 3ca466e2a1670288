import { PageHead, useEnvironment, useTexts } from '@vitrine/platform';
import { PublicPage } from '../layout/index.js';
import { NotFoundPage } from '../not-found/index.js';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import { Skeleton } from '../shared/controls/states/skeleton.js';
import styles from './section-list-page.module.css';
import { useHomeSections } from './sections.js';
import { SECTION_LIST_TEXTS } from './section-list-texts.js';

/** `/test-homepage`: the server's answer about the home page sections, for debugging; does not exist in production (design). */
export default function SectionListPage() {
  const { production } = useEnvironment();
  return production ? <NotFoundPage /> : <SectionList />;
}

function SectionList() {
  const t = useTexts(SECTION_LIST_TEXTS);
  const { data: sections, isPending, failureReason } = useHomeSections();
  return (
    <PublicPage ground="ivory">
      <PageHead title={t('title')} noIndex />
      <div className={styles.page}>
        <Eyebrow>{t('eyebrow')}</Eyebrow>
        <h1 className={styles.title}>{t('title')}</h1>
        {sections && <p className={styles.count}>{t('count', { count: sections.length })}</p>}
        {sections && (
          <ol className={styles.list}>
            {sections.map((section) => (
              <li key={section.id}>
                <h2>{section.title}</h2>
                <dl>
                  {(['sectionKey', 'displayOrder', 'subtitle', 'ctaText', 'ctaLink', 'backgroundImage'] as const).map(
                    (field) => (
                      <div key={field}>
                        <dt>{t(field)}</dt>
                        <dd>{section[field] ?? '–'}</dd>
                      </div>
                    ),
                  )}
                </dl>
              </li>
            ))}
          </ol>
        )}
        {failureReason && !sections && (
          <p role="alert" className={styles.failure}>
            {t('error', { message: failureReason.message })}
          </p>
        )}
        {isPending && !failureReason && <Skeleton bones={['title', 'line', 'line']} />}
      </div>
    </PublicPage>
  );
}
