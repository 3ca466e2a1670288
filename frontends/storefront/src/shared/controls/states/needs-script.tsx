import { registerTexts, useTexts } from '@vitrine/platform';
import { COMPANY } from '../../company.js';

const TEXTS = 'needsScript';

registerTexts(TEXTS, {
  de: { form: 'Dieses Formular braucht JavaScript. Bitte schalten Sie es ein, oder schreiben Sie uns:' },
  en: { form: 'This form needs JavaScript. Please switch it on, or write to us:' },
});

/** Says why a form, or whatever `reason` names, is not there where no script runs, and how else the company is reached. */
export function NeedsScript({ reason }: { reason?: string }) {
  const t = useTexts(TEXTS);
  return (
    <noscript>
      <p>
        {reason ?? t('form')} <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>
      </p>
    </noscript>
  );
}
