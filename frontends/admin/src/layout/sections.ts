import type { IconName } from '../shared/layout/icon.js';

/** A page that belongs to a section and has an address of its own, such as a form. */
export interface SubPage {
  title: string;
  /** Its parameters begin with a colon, such as `/admin/interview/:id/edit`. */
  path: string;
}

/** One entry of the menu; menu, title, breadcrumb and document title all come from here. */
export interface Section {
  title: string;
  /** Above the screen, where it is not the title. */
  heading?: string;
  /** Where it begins; deeper paths belong to it too. */
  path: string;
  icon: IconName;
  pages?: readonly SubPage[];
}

/** Pages of other processes, opened in a tab of their own. */
export const TOOLS: readonly Section[] = [
  { title: 'Queue dashboard', path: '/ops/queues', icon: 'queues' },
  { title: 'API docs', path: '/api/docs', icon: 'docs' },
];

/** The place of a path: its section and, below that, the page. */
export interface Place {
  section: Section;
  page?: SubPage;
}

/** Every path begins with this one, which is a screen of its own. */
const HOME = '/admin';

const begins = (pathname: string, path: string): boolean =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}${path === HOME ? '/?$' : '(/|$)'}`).test(pathname);

/** The place a path belongs to: the one with the longest beginning in common. */
export function findPlace(pathname: string, sections: readonly Section[]): Place | undefined {
  return sections
    .flatMap((section) => [
      { section, path: section.path },
      ...(section.pages ?? []).map((page) => ({ section, page, path: page.path })),
    ])
    .filter(({ path }) => begins(pathname, path))
    .sort((a, b) => b.path.length - a.path.length)[0];
}
