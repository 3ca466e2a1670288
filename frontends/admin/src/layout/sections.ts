import type { Permission } from '@vitrine/schemas';
import type { IconName } from '../shared/layout/icon.js';
import type { May } from '../shared/permissions/index.js';

/** A page that belongs to a section and has an address of its own, such as a form. */
export interface SubPage {
  title: string;
  /** Parameters start with a colon, such as `/admin/interview/:id/edit`. */
  path: string;
  /** Needed to see the page; default: the permission of its section. */
  permission?: Permission;
}

/** One entry of the menu; menu, title, breadcrumb and document title all come from here. */
export interface Section {
  title: string;
  /** Heading of the screen, where it differs from the title. */
  heading?: string;
  /** Its first path; deeper paths belong to it, too. */
  path: string;
  icon: IconName;
  /** Needed to see the entry and the screen; everybody may see a section that names none. */
  permission?: Permission;
  /** Whether the menu has it; default: true. */
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

/** Every path starts with this one, which is also a screen of its own. */
const HOME = '/admin';

const begins = (pathname: string, path: string): boolean =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}${path === HOME ? '/?$' : '(/|$)'}`).test(pathname);

/** The place to which a path belongs: the one with the longest matching path. */
export function findPlace(pathname: string, sections: readonly Section[]): Place | undefined {
  return sections
    .flatMap((section) => [
      { section, path: section.path },
      ...(section.pages ?? []).map((page) => ({ section, page, path: page.path })),
    ])
    .filter(({ path }) => begins(pathname, path))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** The permission that is missing to see a place; undefined where none is. */
export function missingPermission(place: Place, may: May): Permission | undefined {
  const needed = place.page?.permission ?? place.section.permission;
  return needed !== undefined && !may(needed) ? needed : undefined;
}

/** The menu entries that the person may see. */
export const allowedSections = <Entry extends Section>(sections: readonly Entry[], may: May): Entry[] =>
  sections.filter(({ inMenu = true, permission }) => inMenu && (permission === undefined || may(permission)));
