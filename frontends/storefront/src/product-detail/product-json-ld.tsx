import { useEnvironment } from '@vitrine/platform';
import { getGallery, type Product } from '../shared/catalogue/catalogue.js';
import { listPlans } from '../shared/catalogue/plans.js';
import { JsonLd } from '../shared/head/json-ld.js';

/** The product for search engines, as schema.org's Product. */
export function ProductJsonLd({ product }: { product: Product }) {
  const { publicUrl, settings } = useEnvironment();
  const url = `${publicUrl}/product/${product.id}`;
  return (
    <JsonLd
      data={{
        '@type': 'Product',
        '@id': url,
        name: product.name,
        description: product.description,
        image: getGallery(product).map((path) => new URL(path, publicUrl).href),
        brand: { '@type': 'Brand', name: settings.name },
        offers: listPlans(product).map(({ price }) => ({
          '@type': 'Offer',
          url,
          price: price.toFixed(2),
          priceCurrency: 'EUR',
          availability: 'https://schema.org/MadeToOrder',
        })),
      }}
    />
  );
}
