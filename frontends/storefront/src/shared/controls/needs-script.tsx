import { useTexts } from '@vitrine/platform';
import { company } from '../company.js';
import { controlTexts } from './texts.js';

/** Says above a form why it stays closed where no script runs, and how else the house is reached. */
export function NeedsScript() {
  const t = useTexts(controlTexts);
  return (
    <noscript>
      <p>
        {t('needsScript')} <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
    </noscript>
  );
}
