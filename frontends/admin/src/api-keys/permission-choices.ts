import { KEY_PERMISSIONS } from '@vitrine/schemas';
import type { Choice } from '../shared/form/index.js';

type KeyPermission = (typeof KEY_PERMISSIONS)[number];

/** What each permission lets a program do. */
const LABELS: Readonly<Record<KeyPermission, string>> = {
  'orders:read': 'See orders',
  'orders:write': 'Change orders, write notes and replies',
  'orders:delete': 'Delete and restore orders',
  'orders:export': 'Export orders, contact requests and demonstrations',
  'customers:decrypt': 'See all that customers gave',
  'contacts:read': 'See contact requests and demonstrations',
  'contacts:write': 'Change and answer contact requests and demonstrations',
  'coupons:read': 'See coupons',
  'coupons:write': 'Change coupons',
  'catalogue:read': 'See products, accessories and features as staff do',
  'catalogue:write': 'Change products, accessories and features',
  'content:read': 'See what is not published yet',
  'content:write': 'Change pages, sections, stores and interviews',
  'privacy:export': 'Export all that is kept of a person',
  'privacy:erase': 'Erase all that is kept of a person',
  'audit:read': 'Read the audit log',
  'webhooks:write': 'Manage webhooks',
  'settings:write': 'Change the settings of the house',
  'operations:read': 'See the state of the system',
  'operations:write': 'Act on the system',
  'events:read': 'Follow events',
};

/** The permissions that a person can give to a key, of those the person has. */
export const listPermissionChoices = (may: (permission: KeyPermission) => boolean): Choice[] =>
  KEY_PERMISSIONS.filter(may).map((permission) => ({ value: permission, label: LABELS[permission], kind: permission }));
