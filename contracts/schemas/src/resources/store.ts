import { array } from 'yup';
import { formFlag, jsonText, mediaPath, optionalLine, optionalParagraph, webUrl } from '../fields/admin-fields.js';
import { COMPANY_TIME_ZONE, MAXIMUM_LENGTHS } from '../constants.js';
import { englishCountryName } from '../country-names.js';
import { described } from '../fields/described.js';
import { amount, boundedLine, email, line, lineField } from '../fields/fields.js';
import { openingHours, timeZone } from '../fields/times/opening-hours.js';
import { sentence } from '../messages/translate.js';
import { resource } from './resource.js';

const MAXIMUM = { name: 200, address: 300, state: 100, postalCode: 20, phone: 50, service: 100, services: 50 } as const;

const coordinate = (limit: number, message: string, description: string, example: number) =>
  described(
    amount().typeError(message).min(-limit, message).max(limit, message).nullable().default(null),
    `${description} (WGS 84); null = not given`,
    { example },
  );

const services = () => {
  const message = sentence('store.services');
  const field = jsonText(
    array()
      .of(described(line().required(message).max(MAXIMUM.service, message), 'One service'))
      .typeError(message)
      .max(MAXIMUM.services, message)
      .transform((value: unknown) => value ?? [])
      .default([]),
  );
  return described(field, 'What the store offers', { example: ['Beratung', 'Gravur'] });
};

/** A shop where the editions can be seen (contract: Store). */
export const storeResource = resource({
  name: 'Store',
  description: 'A store as staff write it; German texts, English ones in `translations`',
  nameField: 'name',
  fields: {
    name: lineField('store.name', MAXIMUM.name, 'Name of the store', 'Juwelier Rosenhag'),
    address: lineField('store.address', MAXIMUM.address, 'Street and house number', 'Residenzstraße 12'),
    city: described(boundedLine('city'), 'City', { example: 'München' }),
    state: described(optionalLine(MAXIMUM.state), 'Federal state or region', { example: 'Bayern' }),
    country: described(
      boundedLine('country').transform((name: unknown) => (typeof name === 'string' ? englishCountryName(name) : name)),
      'Country, by its English name; a German name that is known is stored as the English one',
      { example: 'Germany' },
    ),
    postalCode: described(optionalLine(MAXIMUM.postalCode), 'Postal code', { example: '80333' }),
    phone: described(optionalLine(MAXIMUM.phone), 'Telephone number', { example: '+49 89 1234567' }),
    email: email('E-mail address of the store; an empty text or null = none')
      .notRequired()
      .nullable()
      .transform((value: unknown) => (value === '' ? null : value))
      .default(null),
    website: webUrl('Website of the store'),
    description: described(optionalParagraph(MAXIMUM_LENGTHS.description), 'What the store is; several lines'),
    services: services(),
    image: mediaPath('Picture of the store'),
    latitude: coordinate(90, sentence('store.latitude'), 'Degrees north, negative = south', 48.1405),
    longitude: coordinate(180, sentence('store.longitude'), 'Degrees east, negative = west', 11.5786),
    openingHours: openingHours(),
    timeZone: timeZone(COMPANY_TIME_ZONE),
    isActive: described(formFlag().default(true), 'Whether visitors see it'),
  },
  translated: ['description', 'services'],
  englishExample: { services: ['Advice', 'Engraving'] },
});
