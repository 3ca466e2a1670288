import type { Store } from '../shared/catalogue/catalogue.js';

const DIRECTIONS = 'https://www.google.com/maps/dir/';

/** Link to a map service for the route to a store, by its name and postal address. Nothing is requested before the visitor opens it. */
export function getRouteLink({ name, address, postalCode, city, country }: Store): string {
  const place = [name, address, [postalCode, city].filter(Boolean).join(' '), country].join(', ');
  return `${DIRECTIONS}?${new URLSearchParams({ api: '1', destination: place }).toString()}`;
}
