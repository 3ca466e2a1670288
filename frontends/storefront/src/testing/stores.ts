import type { Store } from '../shared/catalogue/catalogue.js';

/** A fixture of a store with a position, with `changes`. */
export const aStore = (changes: Partial<Store> = {}): Store => ({
  id: '0197a000-0000-7000-8000-0000000000b1',
  name: 'Juwelier Rosenhag',
  address: 'Goldschmiedehof 3',
  city: 'München',
  state: 'Bayern',
  country: 'Germany',
  postalCode: '80331',
  phone: null,
  email: null,
  website: null,
  description: '',
  services: [],
  image: null,
  latitude: 48.1374,
  longitude: 11.5755,
  openingHours: [],
  timeZone: 'Europe/Berlin',
  isActive: true,
  pictures: {},
  ...changes,
});
