import type { Permission } from './permissions.js';

/** A screen of the back-office, as used by the menu, the keyboard shortcuts and the search of staff. */
export interface AdminScreen {
  title: string;
  /** Its path; paths below belong to it too. */
  path: string;
  /** Needed to find and open the screen; a screen without it is open to all staff. */
  permission?: Permission;
  /** The permission for each kind of action; controls for an action are hidden from accounts without it. */
  needs?: Readonly<Partial<Record<ScreenAction, Permission>>>;
}

/** `write` = create, change and switch something. */
type ScreenAction = 'write' | 'delete' | 'export' | 'erase';

const CATALOGUE = { write: 'catalogue:write', delete: 'catalogue:write' } as const;
const CONTENT = { write: 'content:write', delete: 'content:write' } as const;
const CONTACTS = { write: 'contacts:write', delete: 'contacts:write' } as const;

/** Every screen behind the sign-in, in the order of the menu (back-office spec §2, Admin layout). */
export const ADMIN_SCREENS = {
  dashboard: { title: 'Dashboard', path: '/admin' },
  homepageSections: {
    title: 'Homepage Sections',
    path: '/admin/homepage-sections',
    permission: 'content:read',
    needs: CONTENT,
  },
  products: { title: 'Products', path: '/admin/products', permission: 'catalogue:read', needs: CATALOGUE },
  accessories: { title: 'Accessories', path: '/admin/accessories', permission: 'catalogue:read', needs: CATALOGUE },
  orders: {
    title: 'Orders',
    path: '/admin/orders',
    permission: 'orders:read',
    needs: { write: 'orders:write', delete: 'orders:delete' },
  },
  contacts: { title: 'Contact Requests', path: '/admin/contacts', permission: 'contacts:read', needs: CONTACTS },
  demonstrations: {
    title: 'Demonstrations',
    path: '/admin/demonstrations',
    permission: 'contacts:read',
    needs: CONTACTS,
  },
  replyTemplates: {
    title: 'Reply Templates',
    path: '/admin/reply-templates',
    permission: 'orders:read',
    needs: { write: 'orders:write', delete: 'orders:write' },
  },
  stores: { title: 'Stores', path: '/admin/stores', permission: 'content:read', needs: CONTENT },
  interviews: { title: 'Interviews', path: '/admin/interviews', permission: 'content:read', needs: CONTENT },
  articles: { title: 'Newsroom', path: '/admin/articles', permission: 'content:read', needs: CONTENT },
  media: { title: 'Media', path: '/admin/media', permission: 'content:read', needs: CONTENT },
  coupons: {
    title: 'Coupons',
    path: '/admin/coupons',
    permission: 'coupons:read',
    needs: { write: 'coupons:write', delete: 'coupons:write' },
  },
  contentPages: { title: 'Content Pages', path: '/admin/content-pages', permission: 'content:read', needs: CONTENT },
  features: { title: 'Features', path: '/admin/features', permission: 'catalogue:read', needs: CATALOGUE },
  translations: { title: 'Translations', path: '/admin/translations', permission: 'content:read' },
  trash: { title: 'Trash', path: '/admin/trash', permission: 'catalogue:read' },
  privacy: {
    title: 'Privacy & Audit',
    path: '/admin/privacy',
    permission: 'audit:read',
    needs: { export: 'privacy:export', erase: 'privacy:erase' },
  },
  team: { title: 'Team', path: '/admin/team', permission: 'staff:read', needs: { write: 'staff:write' } },
  apiKeys: { title: 'API Keys', path: '/admin/api-keys', permission: 'keys:write' },
  webhooks: { title: 'Webhooks', path: '/admin/webhooks', permission: 'webhooks:write' },
  settings: { title: 'Settings', path: '/admin/settings' },
  profile: { title: 'Your profile', path: '/admin/profile' },
} as const satisfies Record<string, AdminScreen>;

/** A screen on which the given actions need permissions of their own. */
export type ScreenNeeding<Action extends ScreenAction = never> = {
  [Name in keyof typeof ADMIN_SCREENS]: (typeof ADMIN_SCREENS)[Name] extends {
    needs: Readonly<Record<Action, Permission>>;
  }
    ? Name
    : never;
}[keyof typeof ADMIN_SCREENS];

/** The actions on a screen that need permissions of their own. */
export type ActionOn<Name extends ScreenNeeding> = keyof (typeof ADMIN_SCREENS)[Name]['needs'];
