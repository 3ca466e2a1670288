import { type HouseSettings, useEnvironment } from '@vitrine/platform';
import { JsonLd } from './json-ld.js';

/** The company as schema.org's Organization, for every place that refers to it. */
export const organizationOf = ({ name, logo }: HouseSettings, publicUrl: string) => ({
  '@type': 'Organization',
  name,
  url: publicUrl,
  ...(logo !== null && { logo: new URL(logo, publicUrl).href }),
});

/** The company for search engines, with its contact details and other sites. */
export function Organization() {
  const { publicUrl, settings } = useEnvironment();
  const { contact, legal, social } = settings;
  const elsewhere = Object.values(social).filter((address) => address !== null);
  return (
    <JsonLd
      data={{
        ...organizationOf(settings, publicUrl),
        email: contact.email,
        ...(contact.telephone !== null && { telephone: contact.telephone }),
        ...(contact.address !== '' && { address: contact.address }),
        ...(legal.company !== null && { legalName: legal.company }),
        ...(legal.vatId !== null && { vatID: legal.vatId }),
        ...(elsewhere.length > 0 && { sameAs: elsewhere }),
      }}
    />
  );
}
