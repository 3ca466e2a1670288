import { allowedSections, findPlace, missingPermission, type Place, type Section } from './sections.js';

const home: Section = { title: 'Dashboard', path: '/admin', icon: 'dashboard' };
const orders: Section = { title: 'Orders', path: '/admin/orders', icon: 'orders' };
const create = { title: 'Add interview', path: '/admin/add-interview' };
const edit = { title: 'Edit interview', path: '/admin/interview/:id/edit' };
const interviews: Section = {
  title: 'Interviews',
  path: '/admin/interviews',
  icon: 'interviews',
  pages: [create, edit],
};
const all = [home, orders, interviews];

it('derives the section from the path, the longest match first', () => {
  expect(findPlace('/admin/orders', all)?.section).toBe(orders);
  expect(findPlace('/admin/orders/1', all)?.section).toBe(orders);
  expect(findPlace('/admin', all)?.section).toBe(home);
  expect(findPlace('/admin/', all)?.section).toBe(home);
  expect(findPlace('/admin/ordersx', all)).toBeUndefined();
  expect(findPlace('/elsewhere', all)).toBeUndefined();
});

it('finds a page of a section whose address is not below that of the section', () => {
  expect(findPlace('/admin/interviews', all)).toMatchObject({ section: interviews });
  expect(findPlace('/admin/interviews', all)?.page).toBeUndefined();
  expect(findPlace('/admin/add-interview', all)).toMatchObject({ section: interviews, page: create });
  expect(findPlace('/admin/interview/0199a1b2/edit', all)).toMatchObject({ section: interviews, page: edit });
  expect(findPlace('/admin/interview/edit', all)).toBeUndefined();
});

it('shows the entries and pages that the permissions allow', () => {
  const stores: Section = {
    title: 'Stores',
    path: '/admin/stores',
    icon: 'stores',
    permission: 'content:read',
    pages: [{ title: 'Add store', path: '/admin/stores/new', permission: 'content:write' }],
  };
  const profile: Section = { title: 'Profile', path: '/admin/profile', icon: 'profile', inMenu: false };
  const sections = [home, stores, profile];
  const place = (path: string) => findPlace(path, sections) as Place;
  const reads = (permission: string) => permission === 'content:read';
  expect(allowedSections(sections, () => false)).toEqual([home]);
  expect(allowedSections(sections, reads)).toEqual([home, stores]);
  expect(missingPermission(place('/admin/profile'), () => false)).toBeUndefined();
  expect(missingPermission(place('/admin/stores'), () => false)).toBe('content:read');
  expect(missingPermission(place('/admin/stores/new'), reads)).toBe('content:write');
  expect(missingPermission(place('/admin/stores'), reads)).toBeUndefined();
});
