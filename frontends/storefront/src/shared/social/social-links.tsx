import { useSettings, useTexts } from '@vitrine/platform';
import { SOCIAL_TEXTS } from './texts.js';

const NAMES = ['video', 'photos', 'apps', 'site'] as const;

/** Links to the company's other sites, as a list (public spec §2, Footer and Contact); nothing if there are none. */
export function SocialLinks({ className }: { className?: string }) {
  const t = useTexts(SOCIAL_TEXTS);
  const { social } = useSettings();
  const links = NAMES.flatMap((name) => (social[name] === null ? [] : [{ name, href: social[name] }]));
  if (links.length === 0) return null;
  return (
    <ul className={className} aria-label={t('label')}>
      {links.map(({ name, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            {t(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}
