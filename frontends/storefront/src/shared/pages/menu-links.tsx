import { Link, useTexts } from '@vitrine/platform';
import { useContext } from 'react';
import { PagesContext } from './pages-context.js';
import { useTitles } from './use-titles.js';

export interface MenuLink {
  to: string;
  text: string;
}

/** The links of a menu in their order; `texts` is the name of the texts with the menu's own labels. */
export function useMenu(menu: string, texts: string): MenuLink[] {
  const t = useTexts(texts);
  const titleOf = useTitles();
  return useContext(PagesContext)
    .flatMap((page) =>
      (page.menus ?? [])
        .filter((entry) => entry.menu === menu)
        .map(({ at, label, to = page.path }) => ({ at, to, text: label ? t(label) : titleOf(page) })),
    )
    .sort((a, b) => a.at - b.at);
}

interface MenuLinksProps {
  menu: string;
  /** Name of the texts with the menu's own labels. */
  texts: string;
}

/** The links of a menu as list items. */
export function MenuLinks({ menu, texts }: MenuLinksProps) {
  return useMenu(menu, texts).map(({ to, text }) => (
    <li key={text}>
      <Link to={to}>{text}</Link>
    </li>
  ));
}
