import { useSettings } from '@vitrine/platform';
import { telephoneLink } from './telephone-link.js';

/** The house's telephone number as a link; nothing if it has none. */
export function Telephone() {
  const { telephone } = useSettings().contact;
  return telephone === null ? null : <a href={telephoneLink(telephone)}>{telephone}</a>;
}
