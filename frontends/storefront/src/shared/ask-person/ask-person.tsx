import { Link, registerTexts, useSettings, useTexts } from '@vitrine/platform';
import { telephoneLink } from '../company/telephone-link.js';
import styles from './ask-person.module.css';

export const ASK_PERSON_TEXTS = registerTexts('askPerson', {
  de: {
    label: 'Persönlich sprechen',
    demonstration: 'Vorführung vereinbaren',
    callback: 'Rückruf erbitten',
    telephone: 'Anrufen: {{phone}}',
  },
  en: {
    label: 'Speak with someone',
    demonstration: 'Arrange a demonstration',
    callback: 'Request a call',
    telephone: 'Call {{phone}}',
  },
});

/** Links to reach a person: a demonstration, a callback, and the company's telephone number. */
export function AskPerson() {
  const t = useTexts(ASK_PERSON_TEXTS);
  const { telephone } = useSettings().contact;
  return (
    <nav className={styles.ask} aria-label={t('label')}>
      <Link to="/demonstration">{t('demonstration')}</Link>
      <Link to="/contact?subject=callback">{t('callback')}</Link>
      {telephone !== null && <a href={telephoneLink(telephone)}>{t('telephone', { phone: telephone })}</a>}
    </nav>
  );
}
