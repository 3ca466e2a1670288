import { array, object, type InferType } from 'yup';
import {
  formFlag,
  jsonText,
  mediaPath,
  optionalLine,
  optionalParagraph,
  translations,
  version,
  webUrl,
} from './admin-fields.js';
import { maximumLengths } from './constants.js';
import { amount, boundedLine, email, line, tooLong } from './fields.js';
import { sentence } from './messages/translate.js';

const MAXIMUM = { name: 200, address: 300, state: 100, postalCode: 20, phone: 50, service: 100, services: 50 } as const;

const coordinate = (limit: number, message: string) =>
  amount().typeError(message).min(-limit, message).max(limit, message).nullable().default(null);

const description = () => optionalParagraph(maximumLengths.description);

const services = () => {
  const message = sentence('store.services');
  return jsonText(
    array()
      .of(line().required(message).max(MAXIMUM.service, message))
      .typeError(message)
      .max(MAXIMUM.services, message)
      .transform((value: unknown) => value ?? [])
      .default([]),
  );
};

/** A store as staff write it (contract: Store); German texts, English ones in `translations`. */
export const storeAdminSchema = object({
  name: line().required(sentence('store.name')).max(MAXIMUM.name, tooLong(MAXIMUM.name)),
  address: line().required(sentence('store.address')).max(MAXIMUM.address, tooLong(MAXIMUM.address)),
  city: boundedLine('city'),
  state: optionalLine(MAXIMUM.state),
  country: boundedLine('country'),
  postalCode: optionalLine(MAXIMUM.postalCode),
  phone: optionalLine(MAXIMUM.phone),
  email: email()
    .notRequired()
    .nullable()
    .transform((value: unknown) => (value === '' ? null : value))
    .default(null),
  website: webUrl(),
  description: description(),
  services: services(),
  image: mediaPath(),
  latitude: coordinate(90, sentence('store.latitude')),
  longitude: coordinate(180, sentence('store.longitude')),
  isActive: formFlag().default(true),
  translations: translations({ description: description(), services: services() }),
  version: version(),
})
  .noUnknown()
  .typeError(sentence('body.object'));

export type StoreAdmin = InferType<typeof storeAdminSchema>;
