import { useContext } from 'react';
import { PagesContext } from './pages-context.js';
import { useCurrentPage } from './use-current-page.js';
import { useTitles } from './use-titles.js';

/** An entry of the breadcrumbs. */
export interface Step {
  name: string;
  path: string;
}

/** The breadcrumbs from the home page to the current page; `last` is the current page if its name differs from its title. */
export function useBreadcrumbs(last?: Step): Step[] {
  const titleOf = useTitles();
  const pages = useContext(PagesContext);
  const current = useCurrentPage();
  const above = ['/', current?.parent].flatMap((path) => pages.find((page) => page.path === path) ?? []);
  const titled = last || !current ? above : [...above, current];
  const steps = titled.map((page) => ({ path: page.path, name: titleOf(page) }));
  return last ? [...steps, last] : steps;
}
