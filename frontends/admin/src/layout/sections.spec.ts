import { type Section, sectionOf } from './sections.js';

const home: Section = { title: 'Dashboard', path: '/admin', icon: 'orders' };
const orders: Section = { title: 'Orders', path: '/admin/orders', icon: 'orders' };

it('derives the section from the path, the longest match first', () => {
  const all = [home, orders];
  expect(sectionOf('/admin/orders', all)).toBe(orders);
  expect(sectionOf('/admin/orders/1', all)).toBe(orders);
  expect(sectionOf('/admin', all)).toBe(home);
  expect(sectionOf('/admin/ordersx', all)).toBe(home);
  expect(sectionOf('/elsewhere', all)).toBeUndefined();
});
