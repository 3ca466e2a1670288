import type { Permission } from '@vitrine/schemas';
import type { IconName } from '../shared/layout/icon.js';
import type { May } from '../shared/permissions/index.js';

/** A page that belongs to a section and has an address of its own, such as a form. */
export interface SubPage {
  title: string;
  /** Its parameters begin with a colon, such as `/admin/interview/:id/edit`. */
  path: string;
  /** Without it the page is not shown; that of its section where it names none. */
  permission?: Permission;
}

/** One entry of the menu; menu, title, breadcrumb and document title all come from here. */
export interface Section {
  title: string;
  /** Above the screen, where it is not the title. */
  heading?: string;
  /** Where it begins; deeper paths belong to it too. */
  path: string;
  icon: IconName;
  /** Without it the menu lacks the entry and the screen is not shown; everybody may see one that names none. */
  permission?: Permission;
  /** Whether the menu has it; true unless said otherwise. */
  inMenu?: boolean;
  pages?: readonly SubPage[];
}

/** Pages of other processes, opened in a tab of their own. */
export const TOOLS: readonly Section[] = [
  { title: 'Queue dashboard', path: '/ops/queues', icon: 'queues', permission: 'operations:write' },
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

/** What is missing to see a place; undefined where nothing is. */
export function missingPermission(place: Place, may: May): Permission | undefined {
  const needed = place.page?.permission ?? place.section.permission;
  return needed !== undefined && !may(needed) ? needed : undefined;
}

/** The entries of a menu that somebody may see. */
export const allowedSections = <Entry extends Section>(sections: readonly Entry[], may: May): Entry[] =>
  sections.filter(({ inMenu = true, permission }) => inMenu && (permission === undefined || may(permission)));
