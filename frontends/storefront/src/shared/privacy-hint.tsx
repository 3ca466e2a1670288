import { Link, registerTexts, useTexts } from '@vitrine/platform';

export const PRIVACY_HINT_TEXTS = registerTexts('privacyHint', {
  de: { before: 'Wie wir mit Ihren Angaben umgehen, lesen Sie unter ', link: 'Datenschutz', after: '.' },
  en: { before: 'How we handle your details is explained under ', link: 'Privacy', after: '.' },
});

/** A hint beside a form with personal data, with a link to the privacy policy. The form keeps its input meanwhile. */
export function PrivacyHint({ className }: { className?: string | undefined }) {
  const t = useTexts(PRIVACY_HINT_TEXTS);
  return (
    <p className={className}>
      {t('before')}
      <Link to="/privacy">{t('link')}</Link>
      {t('after')}
    </p>
  );
}
