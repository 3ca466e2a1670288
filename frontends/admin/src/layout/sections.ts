import type { IconName } from '../shared/icon.js';

/** One screen of the back-office; menu, title, breadcrumb and document title all come from here. */
export interface Section {
  title: string;
  /** Where it begins; deeper paths belong to it too. */
  path: string;
  icon: IconName;
}

/** In the order of the menu (back-office spec §2, Admin layout). */
export const sections: readonly Section[] = [{ title: 'Orders', path: '/admin/orders', icon: 'orders' }];

/** Pages of other processes, opened in a tab of their own. */
export const tools: readonly Section[] = [
  { title: 'Queue dashboard', path: '/ops/queues', icon: 'queues' },
  { title: 'API docs', path: '/api/docs', icon: 'docs' },
];

/** The section a path belongs to: the one with the longest beginning in common. */
export function sectionOf(pathname: string, all: readonly Section[] = sections): Section | undefined {
  return all
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}
