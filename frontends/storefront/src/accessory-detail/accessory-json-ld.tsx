import { useEnvironment } from '@vitrine/platform';
import { type Accessory, getGallery, isOrderable } from '../shared/catalogue/catalogue.js';
import { JsonLd } from '../shared/head/json-ld.js';

/** The accessory for search engines, as schema.org's Product. */
export function AccessoryJsonLd({ accessory }: { accessory: Accessory }) {
  const { publicUrl, settings } = useEnvironment();
  const url = `${publicUrl}/accessory/${accessory.id}`;
  return (
    <JsonLd
      data={{
        '@type': 'Product',
        '@id': url,
        name: accessory.name,
        description: accessory.description,
        image: getGallery({ image: accessory.mainImage, images: accessory.images }).map(
          (path) => new URL(path, publicUrl).href,
        ),
        brand: { '@type': 'Brand', name: accessory.brand ?? settings.name },
        offers: {
          '@type': 'Offer',
          url,
          price: accessory.price.toFixed(2),
          priceCurrency: 'EUR',
          availability: `https://schema.org/${isOrderable(accessory) ? 'InStock' : 'OutOfStock'}`,
        },
      }}
    />
  );
}
