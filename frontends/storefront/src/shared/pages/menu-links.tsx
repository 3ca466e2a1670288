import { Link } from '@vitrine/platform';
import { useMenu } from './use-menu.js';

interface MenuLinksProps {
  menu: string;
  /** Name of the texts that hold the labels that the menu has of its own. */
  texts: string;
}

/** The links of a menu as entries of a list. */
export function MenuLinks({ menu, texts }: MenuLinksProps) {
  return useMenu(menu, texts).map(({ to, text }) => (
    <li key={text}>
      <Link to={to}>{text}</Link>
    </li>
  ));
}
