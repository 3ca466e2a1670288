import type { components } from '@vitrine/platform';

type Store = components['schemas']['StoreAdminDto'];

/** A store with the given changes; `n` makes its name and the last digits of its id. */
export const aStore = (n: number, changes: Partial<Store> = {}): Store => ({
  id: `0199a1b2-0000-7000-8000-0000${String(n).padStart(8, '0')}`,
  name: `Store ${String(n).padStart(3, '0')}`,
  address: 'Domplatz 1',
  city: 'Köln',
  state: null,
  country: 'Germany',
  postalCode: null,
  phone: null,
  email: null,
  website: null,
  description: '',
  services: [],
  image: null,
  latitude: null,
  longitude: null,
  openingHours: [],
  timeZone: 'Europe/Berlin',
  isActive: true,
  translations: {},
  pictures: {},
  version: 3,
  createdAt: '2026-11-21T08:12:00.000Z',
  updatedAt: '2026-11-21T08:12:00.000Z',
  updatedBy: null,
  ...changes,
});
