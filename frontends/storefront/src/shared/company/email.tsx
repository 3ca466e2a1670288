import { useSettings } from '@vitrine/platform';

/** The house's e-mail address as a link. */
export function Email() {
  const { email } = useSettings().contact;
  return <a href={`mailto:${email}`}>{email}</a>;
}
