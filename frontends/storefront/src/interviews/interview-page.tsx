import { useParams, useTexts } from '@vitrine/platform';
import { PublicPage } from '../layout/index.js';
import type { Interview } from '../shared/catalogue/catalogue.js';
import { useInterview } from '../shared/catalogue/queries.js';
import { ActionLinks } from '../shared/controls/action-links.js';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import { Skeleton } from '../shared/controls/states/skeleton.js';
import detail from '../shared/detail/detail.module.css';
import { DetailPage } from '../shared/detail/detail-page.js';
import { Picture } from '../shared/picture/picture.js';
import styles from './interview-page.module.css';
import { toParagraphs } from './paragraphs.js';
import { INTERVIEW_TEXTS } from './interview-texts.js';

const LIST_PATH = '/interviews';

/** `/interviews/{interviewId}`: a conversation to read. */
export default function InterviewPage() {
  const { interviewId = '' } = useParams();
  const { data, ...read } = useInterview(interviewId);
  const named = data && { ...data, name: data.title, subtitle: data.quote };
  return (
    <PublicPage ground="ivory">
      <DetailPage
        read={{ ...read, data: named }}
        path={`${LIST_PATH}/${interviewId}`}
        listPath={LIST_PATH}
        texts={INTERVIEW_TEXTS}
        pictureOf={({ thumbnail }) => thumbnail ?? undefined}
        skeleton={
          <div className={detail.waiting}>
            <Skeleton bones={['line', 'title', 'line', 'line']} />
          </div>
        }
      >
        {(interview) => <Story interview={interview} />}
      </DetailPage>
    </PublicPage>
  );
}

function Story({ interview }: { interview: Interview }) {
  const t = useTexts(INTERVIEW_TEXTS);
  const { title, clientName, clientTitle, clientCompany, description, quote, story, thumbnail, pictures } = interview;
  return (
    <article className={styles.story}>
      <header className={styles.head}>
        <Eyebrow>{clientCompany ?? clientName}</Eyebrow>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.client}>{[clientName, clientTitle].filter(Boolean).join(', ')}</p>
      </header>
      {thumbnail !== null && (
        <div className={styles.picture}>
          <Picture path={thumbnail} pictures={pictures} alt="" sizes="(max-width: 80rem) 92vw, 72rem" first />
        </div>
      )}
      {quote !== null && <blockquote className={styles.quote}>{t('quote', { quote })}</blockquote>}
      <div className={styles.text}>
        {description !== '' && <p className={styles.lead}>{description}</p>}
        {toParagraphs(story).map(({ text, kind }, index) =>
          kind === 'question' ? (
            <h2 key={index}>{text}</h2>
          ) : (
            <p key={index} className={kind === 'note' ? styles.note : undefined}>
              {text}
            </p>
          ),
        )}
        <ActionLinks main={{ to: '/products', text: t('products') }} other={{ to: LIST_PATH, text: t('back') }} />
      </div>
    </article>
  );
}
