import { useTexts } from '@vitrine/platform';
import { COMPANY } from '../company.js';
import { SOCIAL_TEXTS } from './texts.js';

/** Where else the company is found, as a list in the look of its place (public spec §2, Footer and Contact). */
export function SocialLinks({ className }: { className?: string }) {
  const t = useTexts(SOCIAL_TEXTS);
  return (
    <ul className={className} aria-label={t('label')}>
      {COMPANY.social.map(({ name, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            {t(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}
