import { registerTexts, useSettings, useTexts } from '@vitrine/platform';

export const NEEDS_SCRIPT_TEXTS = registerTexts('needsScript', {
  de: { form: 'Dieses Formular braucht JavaScript. Bitte schalten Sie es ein, oder schreiben Sie uns:' },
  en: { form: 'This form needs JavaScript. Please switch it on, or write to us:' },
});

/** Without scripts, explains why a form is missing (or what `reason` says), and how else to reach the company. */
export function NoScriptNotice({ reason }: { reason?: string }) {
  const t = useTexts(NEEDS_SCRIPT_TEXTS);
  const { email } = useSettings().contact;
  return (
    <noscript>
      <p>
        {reason ?? t('form')} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </noscript>
  );
}
