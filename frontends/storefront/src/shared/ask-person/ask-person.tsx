import { Link, registerTexts, useTexts } from '@vitrine/platform';
import { COMPANY, telephoneLink } from '../company.js';
import styles from './ask-person.module.css';

const TEXTS = 'askPerson';

registerTexts(TEXTS, {
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

/** The ways to a person: a demonstration, a call back, and the company's telephone. */
export function AskPerson() {
  const t = useTexts(TEXTS);
  return (
    <nav className={styles.ask} aria-label={t('label')}>
      <Link to="/demonstration">{t('demonstration')}</Link>
      <Link to="/contact?subject=callback">{t('callback')}</Link>
      <a href={telephoneLink(COMPANY.phone)}>{t('telephone', { phone: COMPANY.phone })}</a>
    </nav>
  );
}
