import { placeOf, type Section } from './sections.js';

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
  expect(placeOf('/admin/orders', all)?.section).toBe(orders);
  expect(placeOf('/admin/orders/1', all)?.section).toBe(orders);
  expect(placeOf('/admin', all)?.section).toBe(home);
  expect(placeOf('/admin/', all)?.section).toBe(home);
  expect(placeOf('/admin/ordersx', all)).toBeUndefined();
  expect(placeOf('/elsewhere', all)).toBeUndefined();
});

it('finds the page of a section that has another address', () => {
  expect(placeOf('/admin/interviews', all)).toMatchObject({ section: interviews });
  expect(placeOf('/admin/interviews', all)?.page).toBeUndefined();
  expect(placeOf('/admin/add-interview', all)).toMatchObject({ section: interviews, page: create });
  expect(placeOf('/admin/interview/0199a1b2/edit', all)).toMatchObject({ section: interviews, page: edit });
  expect(placeOf('/admin/interview/edit', all)).toBeUndefined();
});
