import { type ConsentStatus, PageHead, useConsent, useFormat, useTexts } from '@vitrine/platform';
import { useMemo } from 'react';
import { ConsentChoice } from '../consent/index.js';
import { PublicPage } from '../layout/index.js';
import { usePageTitle } from '../shared/pages/use-page-title.js';
import { useConsentPeriod } from './consent-period.js';
import { COOKIE_TEXTS } from './cookie-texts.js';
import styles from './cookies-page.module.css';
import { TextPage } from './text-page.js';

const SECTIONS = ['manage', 'what', 'how', 'kept'] as const;
const KINDS = ['essential', 'analytics', 'preference'] as const;
const STORED = [
  'language',
  'favorites',
  'recent',
  'draft',
  'selection',
  'accessibility',
  'location',
  'consent',
] as const;

/** `/cookies`: the visitor's decision about cookies, what they are, and what they are used for here (public spec §2, Content pages). */
export default function CookiesPage() {
  const t = useTexts(COOKIE_TEXTS);
  const title = usePageTitle();
  const decision = useDecision();
  const sections = useMemo(() => SECTIONS.map((id) => ({ id, title: t(`${id}.title`) })), [t]);
  const stateOf = (kind: (typeof KINDS)[number]) => {
    if (kind === 'essential') return 'always';
    return decision === 'accepted' ? 'allowed' : 'refused';
  };
  return (
    <PublicPage ground="ivory">
      <PageHead title={title} description={t('description')} canonical="/cookies" />
      <TextPage eyebrow={t('eyebrow')} title={title} sections={sections}>
        <div className={styles.text}>
          <section className={styles.decision} aria-labelledby="manage">
            <h2 id="manage">{t('manage.title')}</h2>
            <CurrentDecision />
            <ConsentChoice held={decision} />
            <p className={styles.hint}>{t('manage.text')}</p>
          </section>
          <h2 id="what">{t('what.title')}</h2>
          <p>{t('what.text')}</p>
          <h2 id="how">{t('how.title')}</h2>
          <dl>
            {KINDS.map((kind) => (
              <div key={kind}>
                <dt>{t(`how.${kind}.name`)}</dt>
                <dd className={styles.state} data-state={stateOf(kind)}>
                  {t(`how.states.${stateOf(kind)}`)}
                </dd>
                <dd>{t(`how.${kind}.text`)}</dd>
              </div>
            ))}
          </dl>
          <h2 id="kept">{t('kept.title')}</h2>
          <p>{t('kept.text')}</p>
          <dl>
            {STORED.map((entry) => (
              <div key={entry}>
                <dt>{t(`kept.${entry}.name`)}</dt>
                <dd>{t(`kept.${entry}.text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </TextPage>
    </PublicPage>
  );
}

/** The decision that holds, also while the notice is open again; `unknown` on the server. */
function useDecision(): ConsentStatus {
  const { status, decision } = useConsent();
  return status === 'unknown' ? status : decision();
}

/** The decision that is in force, and since when if that is known; empty on the server, which does not know it. */
function CurrentDecision() {
  const t = useTexts(COOKIE_TEXTS);
  const format = useFormat();
  const decision = useDecision();
  const period = useConsentPeriod();
  const details = () =>
    decision === 'accepted' && period
      ? t('manage.period', { since: format.date(period.since), until: format.date(period.until) })
      : t(`manage.details.${decision}`);
  return (
    <div role="status" className={styles.current}>
      {decision !== 'unknown' && (
        <>
          <p>{t(`manage.${decision}`)}</p>
          <p className={styles.details}>{details()}</p>
        </>
      )}
    </div>
  );
}
