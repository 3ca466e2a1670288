import { storeAdminSchema, type StoreAdmin } from '@vitrine/schemas';
import { englishList, englishTexts, savedEnglishList } from '../../shared/form/index.js';
import type { Store } from '../store.js';

/** What the form holds; numbers as typed, '' for what is not given. */
export interface StoreValues {
  name: string;
  address: string;
  city: string;
  state: string;
  country: string;
  postalCode: string;
  phone: string;
  email: string;
  website: string;
  description: string;
  services: string[];
  image: string;
  /** Degrees. */
  latitude: string;
  longitude: string;
  isActive: boolean;
  translations: { en: { description: string; services: string[] } };
}

export function valuesOf(store: Store | null): StoreValues {
  const services = store?.services ?? [];
  const english = store?.translations.en;
  return {
    name: store?.name ?? '',
    address: store?.address ?? '',
    city: store?.city ?? '',
    state: store?.state ?? '',
    country: store?.country ?? '',
    postalCode: store?.postalCode ?? '',
    phone: store?.phone ?? '',
    email: store?.email ?? '',
    website: store?.website ?? '',
    description: store?.description ?? '',
    services,
    image: store?.image ?? '',
    latitude: store?.latitude?.toString() ?? '',
    longitude: store?.longitude?.toString() ?? '',
    isActive: store?.isActive ?? true,
    translations: {
      en: {
        ...englishTexts(store?.translations, ['description']).en,
        services: englishList(services, english?.services),
      },
    },
  };
}

/** The API's own rules on what the form holds: English services are checked as they will be saved, whole or not at all. */
export const storeFormSchema = storeAdminSchema.transform((values: StoreValues): object => ({
  ...values,
  latitude: withPoint(values.latitude),
  longitude: withPoint(values.longitude),
  translations: {
    en: {
      ...values.translations?.en,
      services: savedEnglishList(values.services ?? [], values.translations?.en?.services),
    },
  },
}));

/** A coordinate as typed with a decimal comma. */
const withPoint = (text: unknown): unknown => (typeof text === 'string' ? text.trim().replace(',', '.') : text);

/** The API's body of what the form holds. */
export const bodyOf = (values: StoreValues): StoreAdmin => storeFormSchema.cast(values, { assert: false });

/** What the fields are called. */
export const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  address: 'Address',
  city: 'City',
  state: 'State',
  country: 'Country',
  postalCode: 'Postal code',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  description: 'Description (German)',
  services: 'Services (German)',
  image: 'Image',
  latitude: 'Latitude',
  longitude: 'Longitude',
  isActive: 'Active',
  'translations.en.description': 'Description (English)',
  'translations.en.services': 'Services (English)',
};
