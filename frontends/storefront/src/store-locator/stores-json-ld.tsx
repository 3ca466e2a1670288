import { useEnvironment } from '@vitrine/platform';
import { words } from '@vitrine/schemas';
import { type Store } from '../shared/catalogue/catalogue.js';
import { JsonLd } from '../shared/head/json-ld.js';
import { STORE_PARAMETER } from './search.js';

/** The stores for search engines, as a list of schema.org's JewelryStore. */
export function StoresJsonLd({ stores }: { stores: readonly Store[] }) {
  const { publicUrl } = useEnvironment();
  const items = stores.map((store, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: toJewelryStore(store, publicUrl),
  }));
  return <JsonLd data={{ '@type': 'ItemList', itemListElement: items }} />;
}

function toJewelryStore(store: Store, publicUrl: string) {
  const { id, name, address, postalCode, city, country, phone, email, website, image, latitude, longitude } = store;
  return {
    '@type': 'JewelryStore',
    '@id': `${publicUrl}/store-locator?${STORE_PARAMETER}=${id}`,
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      ...(postalCode !== null && { postalCode }),
      addressLocality: city,
      addressCountry: country,
    },
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(phone !== null && { telephone: phone }),
    ...(email !== null && { email }),
    ...(website !== null && { url: website }),
    ...(image !== null && { image: new URL(image, publicUrl).href }),
    openingHoursSpecification: store.openingHours.map(({ day, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${words(day)}`,
      opens,
      closes,
    })),
  };
}
