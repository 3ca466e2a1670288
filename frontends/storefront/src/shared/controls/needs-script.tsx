import { useTexts } from '@vitrine/platform';
import { company } from '../company.js';
import { controlTexts } from './texts.js';

/** Says why a form, or whatever `reason` names, is not there where no script runs, and how else the house is reached. */
export function NeedsScript({ reason }: { reason?: string }) {
  const t = useTexts(controlTexts);
  return (
    <noscript>
      <p>
        {reason ?? t('needsScript')} <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
    </noscript>
  );
}
