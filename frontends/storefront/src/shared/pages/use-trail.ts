import { useLanguage } from '@vitrine/platform';
import { useContext } from 'react';
import { CurrentPageContext, PagesContext } from './pages-context.js';

/** A step of the way to a page. */
export interface Step {
  name: string;
  path: string;
}

/** The way from the home page to the page that is shown, which is `thing` where it has no title of its own, such as a product. */
export function useTrail(thing?: Step): Step[] {
  const { language } = useLanguage();
  const pages = useContext(PagesContext);
  const current = useContext(CurrentPageContext);
  const above = ['/', current?.parent].flatMap((path) => pages.find((page) => page.path === path) ?? []);
  const titled = thing || !current ? above : [...above, current];
  const steps = titled.map(({ path, title }) => ({ path, name: title?.[language] ?? path }));
  return thing ? [...steps, thing] : steps;
}
