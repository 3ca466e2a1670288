import { Link, useLanguage, useTexts } from '@vitrine/platform';
import { useContext } from 'react';
import { PagesContext } from './pages-context.js';

export interface MenuLink {
  to: string;
  text: string;
}

/** The links of a menu in their order; `texts` names the texts that hold the labels that the menu has of its own. */
export function useMenu(menu: string, texts: string): MenuLink[] {
  const t = useTexts(texts);
  const { language } = useLanguage();
  return useContext(PagesContext)
    .flatMap(({ path, title, menus = [] }) =>
      menus
        .filter((entry) => entry.menu === menu)
        .map(({ at, label, to = path }) => ({ at, to, text: label ? t(label) : (title?.[language] ?? path) })),
    )
    .sort((a, b) => a.at - b.at);
}

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
