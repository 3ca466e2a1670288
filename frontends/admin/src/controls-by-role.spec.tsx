import { screen, waitFor } from '@testing-library/react';
import { session } from '@vitrine/platform';
import { ADMIN_SCREENS, hasPermission, type Permission, ROLES } from '@vitrine/schemas';
import { ROWS } from './testing/rows.js';
import {
  aFeature,
  anAdmin,
  anOrder,
  aPage,
  aProduct,
  decryptedAt,
  emptyDashboard,
  fakeApi,
  renderAdmin,
  signedIn,
} from './testing/index.js';

const ONE_PAGE = { total: 1, page: 1, limit: 20, next: null, asOf: '2026-11-27T09:00:00.000Z' };
const all = (...rows: object[]) => ({ body: rows });
const hero = { heading: 'Zeit', video: null, translations: {}, pictures: {}, version: 1 };

/** All lists, each with one row. */
const answers: Parameters<typeof fakeApi>[0] = {
  ...emptyDashboard,
  'GET /api/products': () => all(aProduct()),
  'GET /api/hero/admin': () => ({ body: hero }),
  'GET /api/accessories/admin/all': () => all(ROWS.accessory),
  'GET /api/features/admin/all': () => all(aFeature(1)),
  'GET /api/homepage-sections/admin/all': () => all(ROWS.section),
  'GET /api/stores/all': () => all(ROWS.store),
  'GET /api/interviews/admin/all': () => all(ROWS.interview),
  'GET /api/articles/admin/all': () => all(ROWS.article),
  'GET /api/content-pages/admin/all': () => all(ROWS.page),
  'GET /api/coupons/admin': () => all(ROWS.coupon),
  'GET /api/admin/reply-templates': () => all(ROWS.template),
  'GET /api/admin/staff': () => all(ROWS.person),
  'GET /api/admin/assignees': () => all(),
  'GET /api/admin/views': () => all(),
  'GET /api/admin/audit': () => ({ body: decryptedAt() }),
  'GET /api/orders': () => ({ body: aPage([anOrder(1)]) }),
  'GET /api/contacts/admin/all': () => ({ body: { ...ONE_PAGE, contacts: [ROWS.contact] } }),
  'GET /api/contacts/admin/stats': () => ({
    body: { total: 1, byStatus: { new: 1, read: 0, replied: 0, closed: 0 } },
  }),
  'GET /api/demonstrations/admin/all': () => ({ body: { ...ONE_PAGE, demonstrations: [ROWS.demonstration] } }),
  'GET /api/demonstrations/admin/stats': () => ({
    body: { total: 1, byStatus: { new: 1, confirmed: 0, declined: 0, done: 0 } },
  }),
};

interface Shown {
  path: string;
  /** Who sees it. */
  permission: Permission;
  /** A text that is visible once the rows are loaded. */
  text: string;
  /** The permission that each control needs, by its name. */
  controls: Readonly<Record<string, Permission>>;
}

const needing = (permission: Permission, ...names: string[]): Record<string, Permission> =>
  Object.fromEntries(names.map((name) => [name, permission]));

const { homepageSections, products, accessories, orders, contacts, demonstrations, replyTemplates, stores } =
  ADMIN_SCREENS;
const { interviews, articles, coupons, contentPages, features, translations, privacy, team } = ADMIN_SCREENS;

const ofProducts = {
  ...needing('catalogue:write', 'Add Product', 'Edit Prestige', 'Duplicate Prestige', 'Delete Prestige', 'Import'),
  ...needing('catalogue:write', 'Select Prestige', 'Select all on this page'),
};

const SCREENS: readonly Shown[] = [
  {
    path: '/admin',
    permission: 'catalogue:read',
    text: 'Prestige',
    controls: { ...ofProducts, ...needing('content:write', 'Save Hero') },
  },
  { ...products, text: 'Prestige', controls: ofProducts },
  {
    ...homepageSections,
    text: 'Willkommen',
    controls: needing(
      'content:write',
      'Add Section',
      'Edit Willkommen',
      'Delete Willkommen',
      'Active: Willkommen',
      'Reorder Willkommen',
    ),
  },
  {
    ...accessories,
    text: 'Füller',
    controls: needing('catalogue:write', 'Add Accessory', 'Edit Füller', 'Hide Füller', 'Delete Füller', 'Import'),
  },
  {
    ...orders,
    text: '#00000001',
    controls: {
      ...needing('orders:write', 'Status of order #00000001', 'Select order #00000001'),
      ...needing('orders:delete', 'Delete order #00000001'),
      ...needing('orders:export', 'Export CSV'),
    },
  },
  {
    ...contacts,
    text: 'Frage',
    controls: {
      ...needing('contacts:write', 'Select the request of Erika', 'Delete the request of Erika'),
      ...needing('orders:export', 'Export CSV'),
    },
  },
  {
    ...demonstrations,
    text: 'Juwelier',
    controls: {
      ...needing('contacts:write', 'Delete the request of Erika'),
      ...needing('orders:export', 'Export CSV'),
    },
  },
  {
    ...replyTemplates,
    text: 'Bestätigung',
    controls: needing('orders:write', 'Add Reply Template', 'Edit Bestätigung', 'Delete Bestätigung'),
  },
  {
    ...stores,
    text: 'Haus Trier',
    controls: {
      ...needing('content:write', 'Add Store', 'Edit Haus Trier', 'Deactivate Haus Trier', 'Delete Haus Trier'),
    },
  },
  {
    ...interviews,
    text: 'Gespräch',
    controls: needing('content:write', 'Add Interview', 'Edit Gespräch', 'Delete Gespräch'),
  },
  {
    ...articles,
    text: 'Neues',
    controls: needing('content:write', 'Add Article', 'Edit Neues', 'Unpublish Neues', 'Delete Neues'),
  },
  {
    ...coupons,
    text: 'ATELIER',
    controls: needing(
      'coupons:write',
      'Create Coupon',
      'Edit ATELIER',
      'Deactivate ATELIER',
      'Give back ATELIER',
      'Delete ATELIER',
    ),
  },
  {
    ...contentPages,
    text: 'Impressum',
    controls: needing('content:write', 'Create Page', 'Edit Imprint', 'Active: Imprint', 'Delete Imprint'),
  },
  {
    ...features,
    text: 'Funktion 1',
    controls: needing(
      'catalogue:write',
      'Add Feature',
      'Edit Funktion 1',
      'Deactivate Funktion 1',
      'Delete Funktion 1',
    ),
  },
  {
    ...translations,
    text: 'Funktion 1',
    controls: {
      ...needing('catalogue:write', 'Translate Funktion 1 into English'),
      ...needing('content:write', 'Translate Zeit into English'),
      ...needing('orders:write', 'Translate Bestätigung into English'),
    },
  },
  {
    ...privacy,
    text: 'Audit log',
    controls: { ...needing('privacy:export', 'Show and export'), ...needing('privacy:erase', 'Erase …') },
  },
  {
    ...team,
    text: 'Anna',
    controls: needing('staff:write', 'Invite a colleague', 'Edit Anna', 'Suspend Anna'),
  },
];

/** First words of the names of controls that change something; this finds a control that is missing in the table. */
const WRITES =
  /^(Activate|Add|Create|Deactivate|Delete|Duplicate|Edit|Erase|Give back|Hide|Import|Invite|Move|Publish|Reorder|Reset|Save|Select|Suspend|Translate|Unpublish)\b/;
/** Saves something only for the person. */
const OWN = /^(Save view|Save this view)/;

/** The names of all links, buttons, fields and selects of the screen. */
function controls(): string[] {
  const main = screen.getByRole('main');
  return [...main.querySelectorAll('a[href], button, input, select')].map((control) => {
    const name = control.getAttribute('aria-label') ?? (control.closest('label') ?? control).textContent;
    return name.replaceAll(/\s+/g, ' ').trim();
  });
}

const CASES = SCREENS.flatMap((shown) =>
  ROLES.filter((role) => hasPermission(role, shown.permission)).map((role) => ({ role, ...shown })),
);

beforeEach(() => signedIn());
afterEach(() => session.clear());

test.each(CASES)(
  '$path shows $role what they may do, and nothing else',
  async ({ role, path, text, controls: needed }) => {
    fakeApi({ ...answers, 'GET /api/admin/me': () => ({ body: anAdmin(role) }) });
    renderAdmin(path);
    await screen.findAllByText(text);
    const mayUse = Object.keys(needed).filter((name) => hasPermission(role, needed[name] as Permission));
    await waitFor(() => expect(controls()).toEqual(expect.arrayContaining(mayUse)));
    const mayNot = Object.keys(needed).filter((name) => !mayUse.includes(name));
    expect(controls().filter((name) => mayNot.includes(name))).toEqual([]);
    if (mayUse.length === 0) expect(controls().filter((name) => WRITES.test(name) && !OWN.test(name))).toEqual([]);
  },
);
