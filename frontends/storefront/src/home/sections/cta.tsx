import { buttonClass, ButtonLink, type ButtonTone } from '../../shared/controls/button-link.js';

/** A section's call to action: a router link within the site, else a plain link. */
export function Cta({ link, text, tone }: { link: string; text: string; tone: ButtonTone }) {
  return /^\/(?!\/)/.test(link) ? (
    <ButtonLink tone={tone} to={link}>
      {text}
    </ButtonLink>
  ) : (
    <a className={buttonClass(tone)} href={link} rel="noopener">
      {text}
    </a>
  );
}
