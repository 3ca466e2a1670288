import { useSettings } from '@vitrine/platform';

/** The house's e-mail address, to be written to. */
export function Email() {
  const { email } = useSettings().contact;
  return <a href={`mailto:${email}`}>{email}</a>;
}
