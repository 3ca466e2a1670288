/** What a member of staff may be allowed to do (contract: Permissions). */
export const PERMISSIONS = [
  'orders:read',
  'orders:write',
  'orders:delete',
  'orders:export',
  'customers:decrypt',
  'contacts:read',
  'contacts:write',
  'coupons:read',
  'coupons:write',
  'catalogue:read',
  'catalogue:write',
  'content:read',
  'content:write',
  'privacy:export',
  'privacy:erase',
  'audit:read',
  'staff:read',
  'staff:write',
  'keys:write',
  'webhooks:write',
  'settings:write',
  'operations:read',
  'operations:write',
  'events:read',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** What an operation names that serves nothing but one's own account; every role may call it. */
export const OWN_ACCOUNT = 'self';

export const ROLES = ['owner', 'manager', 'sales', 'editor', 'operations'] as const;
export type Role = (typeof ROLES)[number];

const NOT_FOR_MANAGERS: ReadonlySet<Permission> = new Set([
  'staff:write',
  'keys:write',
  'webhooks:write',
  'operations:write',
  'privacy:erase',
]);

/** The permissions of each role (contract: Permissions). */
export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  owner: PERMISSIONS,
  manager: PERMISSIONS.filter((permission) => !NOT_FOR_MANAGERS.has(permission)),
  sales: [
    'orders:read',
    'orders:write',
    'customers:decrypt',
    'contacts:read',
    'contacts:write',
    'coupons:read',
    'catalogue:read',
    'content:read',
  ],
  editor: ['catalogue:read', 'catalogue:write', 'content:read', 'content:write', 'coupons:read'],
  operations: ['operations:read', 'operations:write', 'audit:read', 'events:read', 'staff:read'],
};

/** Whether a role has a permission. */
export const hasPermission = (role: Role, permission: Permission): boolean =>
  ROLE_PERMISSIONS[role].includes(permission);

/** The states of an account that exists. */
export const STAFF_STATES = ['active', 'suspended'] as const;
export type StaffState = (typeof STAFF_STATES)[number];
