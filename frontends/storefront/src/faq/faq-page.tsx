import { PageHead, useSettings, useTexts } from '@vitrine/platform';
import { PublicPage } from '../layout/index.js';
import { ContactEntry } from '../shared/company/contact-entry.js';
import { Email } from '../shared/company/email.js';
import { Telephone } from '../shared/company/telephone.js';
import { ButtonLink } from '../shared/controls/button-link.js';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import { Breadcrumbs } from '../shared/head/breadcrumbs.js';
import { JsonLd } from '../shared/head/json-ld.js';
import { ScenePicture } from '../shared/picture/scenes/scene-picture.js';
import { AT_COUNTER } from '../shared/picture/scenes/scenes.js';
import { QuestionList } from '../shared/question-list/question-list.js';
import styles from './faq-page.module.css';
import { FAQ_TEXTS, QUESTIONS } from './texts.js';

/** `/faq`: eight questions; any number of them can be open (public spec §2, Content pages). */
export default function FaqPage() {
  const t = useTexts(FAQ_TEXTS);
  const { telephone } = useSettings().contact;
  const items = QUESTIONS.map((key) => ({
    key,
    question: t(`items.${key}.question`),
    answer: t(`items.${key}.answer`),
  }));
  return (
    <PublicPage ground="ivory">
      <PageHead title={t('title')} description={t('description')} canonical="/faq" />
      <Breadcrumbs last={{ name: t('title'), path: '/faq' }} />
      <JsonLd
        data={{
          '@type': 'FAQPage',
          mainEntity: items.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
      <div className={styles.page}>
        <header className={styles.head}>
          <Eyebrow>{t('eyebrow')}</Eyebrow>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.text}>{t('text')}</p>
        </header>
        <QuestionList questions={items} heading="h2" />
      </div>
      <section className={styles.more} aria-labelledby="faq-more">
        <ScenePicture
          scenes={AT_COUNTER}
          className={styles.picture}
          sizes="(max-width: 60rem) 100vw, max(58vw, 64rem)"
        />
        <h2 id="faq-more">{t('more.title')}</h2>
        <p>{t('more.text')}</p>
        <dl>
          <ContactEntry name={t('more.email')}>
            <Email />
          </ContactEntry>
          {telephone !== null && (
            <ContactEntry name={t('more.phone')}>
              <Telephone />
            </ContactEntry>
          )}
        </dl>
        <ButtonLink tone="outline" to="/contact">
          {t('more.contact')}
        </ButtonLink>
      </section>
    </PublicPage>
  );
}
