import type { IconName } from '../shared/icon.js';

/** A page that belongs to a section and has an address of its own, such as a form. */
interface SubPage {
  title: string;
  /** Its parameters begin with a colon, such as `/admin/interview/:id/edit`. */
  path: string;
}

/** One screen of the back-office; menu, title, breadcrumb and document title all come from here. */
export interface Section {
  title: string;
  /** Above the screen, where it is not the title. */
  heading?: string;
  /** Where it begins; deeper paths belong to it too. */
  path: string;
  icon: IconName;
  pages?: readonly SubPage[];
}

/** In the order of the menu (back-office spec §2, Admin layout). */
export const sections: readonly Section[] = [
  { title: 'Dashboard', path: '/admin', icon: 'dashboard' },
  { title: 'Homepage Sections', path: '/admin/homepage-sections', icon: 'sections' },
  {
    title: 'Products',
    heading: 'Add Product',
    path: '/admin/add-product',
    icon: 'products',
    pages: [{ title: 'Edit Product', path: '/admin/product/:id/edit' }],
  },
  {
    title: 'Accessories',
    heading: 'Accessories Management',
    path: '/admin/accessories',
    icon: 'accessories',
    pages: [
      { title: 'Add Accessory', path: '/admin/accessories/new' },
      { title: 'Edit Accessory', path: '/admin/accessories/:id/edit' },
    ],
  },
  { title: 'Orders', path: '/admin/orders', icon: 'orders' },
  { title: 'Contact Requests', path: '/admin/contacts', icon: 'contacts' },
  {
    title: 'Stores',
    heading: 'Store Management',
    path: '/admin/stores',
    icon: 'stores',
    pages: [
      { title: 'Add Store', path: '/admin/stores/new' },
      { title: 'Edit Store', path: '/admin/stores/:id/edit' },
    ],
  },
  {
    title: 'Interviews',
    path: '/admin/interviews',
    icon: 'interviews',
    pages: [
      { title: 'Add Interview', path: '/admin/add-interview' },
      { title: 'Edit Interview', path: '/admin/interview/:id/edit' },
    ],
  },
  { title: 'Coupons', path: '/admin/coupons', icon: 'coupons' },
  { title: 'Content Pages', path: '/admin/content-pages', icon: 'pages' },
  { title: 'Features', path: '/admin/features', icon: 'features' },
  { title: 'Privacy & Audit', path: '/admin/privacy', icon: 'privacy' },
  { title: 'Settings', path: '/admin/settings', icon: 'settings' },
];

/** Pages of other processes, opened in a tab of their own. */
export const tools: readonly Section[] = [
  { title: 'Queue dashboard', path: '/ops/queues', icon: 'queues' },
  { title: 'API docs', path: '/api/docs', icon: 'docs' },
];

/** Where a path lies: its section and, below that, the page. */
export interface Place {
  section: Section;
  page?: SubPage;
}

/** Every path begins with this one, which is a screen of its own. */
const home = '/admin';

const begins = (pathname: string, path: string): boolean =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}${path === home ? '/?$' : '(/|$)'}`).test(pathname);

/** The place a path belongs to: the one with the longest beginning in common. */
export function placeOf(pathname: string, all: readonly Section[] = sections): Place | undefined {
  return all
    .flatMap((section) => [
      { section, path: section.path },
      ...(section.pages ?? []).map((page) => ({ section, page, path: page.path })),
    ])
    .filter(({ path }) => begins(pathname, path))
    .sort((a, b) => b.path.length - a.path.length)[0];
}
