import { hasPermission, PERMISSIONS, ROLE_PERMISSIONS, ROLES } from './permissions.js';

test('an owner has every permission', () => {
  expect(ROLE_PERMISSIONS.owner).toEqual(PERMISSIONS);
});

test('a manager has all permissions but five', () => {
  expect(PERMISSIONS.filter((permission) => !hasPermission('manager', permission)).sort()).toEqual([
    'keys:write',
    'operations:write',
    'privacy:erase',
    'staff:write',
    'webhooks:write',
  ]);
});

test('only sales, managers and owners read the data of customers', () => {
  expect(ROLES.filter((role) => hasPermission(role, 'orders:read'))).toEqual(['owner', 'manager', 'sales']);
  expect(ROLES.filter((role) => hasPermission(role, 'customers:decrypt'))).toEqual(['owner', 'manager', 'sales']);
});
