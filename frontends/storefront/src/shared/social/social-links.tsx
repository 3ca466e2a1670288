import { useTexts } from '@vitrine/platform';
import { company } from '../company.js';
import { socialTexts } from './texts.js';

/** Where else the company is found, as a list in the look of its place (public spec §2, Footer and Contact). */
export function SocialLinks({ className }: { className?: string }) {
  const t = useTexts(socialTexts);
  return (
    <ul className={className} aria-label={t('label')}>
      {company.social.map(({ name, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            {t(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}
