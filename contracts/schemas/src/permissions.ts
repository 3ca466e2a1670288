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

/** Permissions that an API key may have: all but those by which it could create an account or another key (contract: Keys). */
export const KEY_PERMISSIONS = PERMISSIONS.filter(
  (permission): permission is Exclude<Permission, `staff:${string}` | `keys:${string}`> =>
    !/^(?:staff|keys):/.test(permission),
);

/** Marks an operation on one's own account; every role may call it. */
export const OWN_ACCOUNT = 'self';

export const ROLES = ['owner', 'manager', 'sales', 'editor', 'operations'] as const;
export type Role = (typeof ROLES)[number];

/** Names of the roles for staff. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  sales: 'Sales',
  editor: 'Editor',
  operations: 'Operations',
};

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

const QUARTER_OF_AN_HOUR = 15 * 60;
const WORKING_DAY = 8 * 3600;

/**
 * Maximum age, in seconds, of the last proof of identity, for permissions beyond daily work (contract: Step-up). For any other permission the
 * session is enough.
 */
export const STEP_UP_SECONDS: Readonly<Partial<Record<Permission, number>>> = {
  'customers:decrypt': WORKING_DAY,
  'orders:export': QUARTER_OF_AN_HOUR,
  'privacy:export': QUARTER_OF_AN_HOUR,
  'privacy:erase': QUARTER_OF_AN_HOUR,
  'staff:write': QUARTER_OF_AN_HOUR,
  'keys:write': QUARTER_OF_AN_HOUR,
  'webhooks:write': QUARTER_OF_AN_HOUR,
};

/** The same for changes of one's own second factors. */
export const OWN_FACTORS_STEP_UP_SECONDS = QUARTER_OF_AN_HOUR;

/** Methods for the second step of a sign-in (contract: Second factor). */
export const FACTOR_METHODS = ['totp', 'passkey', 'recovery'] as const;
export type FactorMethod = (typeof FACTOR_METHODS)[number];

/** The states of an account; an invited one has no password yet. */
export const STAFF_STATES = ['active', 'invited', 'suspended'] as const;
export type StaffState = (typeof STAFF_STATES)[number];
