import { object, type InferType } from 'yup';
import { colourField } from './colour-field.js';
import { APP_PATTERNS, APP_TYPEFACES, CONFIGURATION_BYTES, MAXIMUM_LENGTHS } from '../constants.js';
import { choiceField } from '../fields/choice-field.js';
import { described } from '../fields/described.js';
import { line } from '../fields/fields.js';
import { sentence } from '../messages/translate.js';

const FIELDS = {
  house: described(
    line().required(sentence('house.required')).max(MAXIMUM_LENGTHS.house, sentence('house.length')),
    'Name of the house, as the app shows it',
    { example: 'Juwelier Beispiel' },
  ),
  primary: colourField('Main colour: the ground of the app’s first screen and its headings', '#0b3326'),
  accent: colourField('Second colour: lines, small capitals and marks', '#c9a961'),
  pattern: choiceField(APP_PATTERNS, 'pattern.oneOf', 'Engine-turned pattern of dials and grounds', 'rosette'),
  typeface: choiceField(APP_TYPEFACES, 'typeface.oneOf', 'Pair of typefaces, for headings and for text', 'classic'),
};

const hasOnlyFields = (value: object): boolean => Object.keys(value).every((key) => Object.hasOwn(FIELDS, key));

/** Bytes of a value as JSON in UTF-8. */
const byteLength = (value: unknown): number =>
  encodeURIComponent(JSON.stringify(value) ?? '').replace(/%[0-9A-F]{2}/g, '.').length;

/** The design of the app that a request is about, as chosen in the live preview (contract: POST /api/orders, `configuration`). */
export const appConfigurationSchema = described(
  object(FIELDS)
    .typeError(sentence('configuration.type'))
    .test({ name: 'known', message: sentence('configuration.unknown'), skipAbsent: true, test: hasOnlyFields })
    .test({
      name: 'size',
      message: sentence('configuration.size'),
      skipAbsent: true,
      test: (_value, { originalValue }) => byteLength(originalValue) <= CONFIGURATION_BYTES,
    }),
  'The design of the app, at most 4 KB',
  { title: 'AppConfiguration' },
);

export type AppConfiguration = InferType<typeof appConfigurationSchema>;

/**
 * The fragment, without its `#`, from which the live preview restores a design; it has the form of a query string. Missing fields are left out. A
 * browser does not send the fragment to a server.
 */
export const toDesignFragment = ({ house, primary, accent, pattern, typeface }: Partial<AppConfiguration>): string =>
  Object.entries({ house, pattern, typeface, primary: primary?.slice(1), accent: accent?.slice(1) })
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&');
