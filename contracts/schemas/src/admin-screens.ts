import type { Permission } from './permissions.js';

/** A screen of the back-office that the menu, the jumps and the search of staff name. */
export interface AdminScreen {
  title: string;
  /** Where it begins; deeper paths belong to it too. */
  path: string;
  /** Whoever lacks it neither finds nor opens the screen; everybody may see one that names none. */
  permission?: Permission;
}

/** Every screen behind the sign-in, in the order of the menu (back-office spec §2, Admin layout). */
export const ADMIN_SCREENS = {
  dashboard: { title: 'Dashboard', path: '/admin' },
  homepageSections: { title: 'Homepage Sections', path: '/admin/homepage-sections', permission: 'content:read' },
  products: { title: 'Products', path: '/admin/products', permission: 'catalogue:read' },
  accessories: { title: 'Accessories', path: '/admin/accessories', permission: 'catalogue:read' },
  orders: { title: 'Orders', path: '/admin/orders', permission: 'orders:read' },
  contacts: { title: 'Contact Requests', path: '/admin/contacts', permission: 'contacts:read' },
  demonstrations: { title: 'Demonstrations', path: '/admin/demonstrations', permission: 'contacts:read' },
  replyTemplates: { title: 'Reply Templates', path: '/admin/reply-templates', permission: 'orders:read' },
  stores: { title: 'Stores', path: '/admin/stores', permission: 'content:read' },
  interviews: { title: 'Interviews', path: '/admin/interviews', permission: 'content:read' },
  articles: { title: 'Newsroom', path: '/admin/articles', permission: 'content:read' },
  media: { title: 'Media', path: '/admin/media', permission: 'content:read' },
  coupons: { title: 'Coupons', path: '/admin/coupons', permission: 'coupons:read' },
  contentPages: { title: 'Content Pages', path: '/admin/content-pages', permission: 'content:read' },
  features: { title: 'Features', path: '/admin/features', permission: 'catalogue:read' },
  translations: { title: 'Translations', path: '/admin/translations', permission: 'content:read' },
  trash: { title: 'Trash', path: '/admin/trash', permission: 'catalogue:read' },
  privacy: { title: 'Privacy & Audit', path: '/admin/privacy', permission: 'audit:read' },
  team: { title: 'Team', path: '/admin/team', permission: 'staff:read' },
  apiKeys: { title: 'API Keys', path: '/admin/api-keys', permission: 'keys:write' },
  webhooks: { title: 'Webhooks', path: '/admin/webhooks', permission: 'webhooks:write' },
  settings: { title: 'Settings', path: '/admin/settings' },
  profile: { title: 'Your profile', path: '/admin/profile' },
} as const satisfies Record<string, AdminScreen>;
