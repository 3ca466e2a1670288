import {
  array,
  boolean,
  number,
  object,
  string,
  type AnySchema,
  type InferType,
  type Schema,
  type StringSchema,
} from 'yup';
import { MAXIMUM_LENGTHS } from '../constants.js';
import {
  DEFAULT_LANGUAGE,
  fallbackOrder,
  languageName,
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from '../languages/languages.js';
import { described } from './described.js';
import { blankAsAbsent, choice, line, paragraph, tooLong } from './fields.js';
import { sentence } from '../messages/translate.js';

/** Fields of what staff edit. Each accepts JSON as well as the texts of a multipart form. */

const MAX_INTEGER = 2_147_483_647;
const PATH_LENGTH = 500;
const URL_LENGTH = 2000;
const LIST_LENGTH = 100;

/** Letters, digits and characters that need no escaping in HTML, CSS or `srcset`; no segment begins with a dot. */
const OWN_PATH = /^(?:\/[\p{L}\p{N}_~@+%-][\p{L}\p{N}._~@+%-]*)+$/u;

/** Endings of pictures, films and captions, so that no page and no answer of the API is taken for a static file. */
const MEDIA_FILE = /\.(?:avif|gif|jpe?g|png|svg|vtt|webp|avi|flv|m4v|mkv|mov|mp4|webm|wmv)$/i;
const UPLOADS = '/uploads/';
const NO_FILES = /^\/(?:admin|api|ops)\//i;

const isMediaPath = (path: string): boolean =>
  OWN_PATH.test(path) && (path.startsWith(UPLOADS) || (MEDIA_FILE.test(path) && !NO_FILES.test(path)));

/** http or https, a host without user name and password, an optional port, and anything else without white space. */
const WEB_ADDRESS = /^https?:\/\/(?:[\p{L}\p{N}._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?(?:[/?#][^\s\p{Cc}]*)?$/iu;

const blankAsNull = (value: unknown): unknown => (value === '' || value === undefined ? null : value);

/** The `version` that a client has read; absent = the last write wins (contract: Versions). */
export const version = () =>
  described(
    number().transform(blankAsAbsent).integer(sentence('version.type')).typeError(sentence('version.type')),
    'The `version` of the answer that was edited; another one stored by now is 409 `STALE_VERSION`. Absent = the last write wins',
    { example: 1 },
  );

/** Notes that staff keep beside an order or contact; `null` clears them, absent leaves them. */
export const adminNotes = () =>
  described(
    paragraph()
      .transform((value: unknown) => value ?? '')
      .max(MAXIMUM_LENGTHS.adminNotes, sentence('order.adminNotes')),
    'Notes for staff alone; an empty text clears them, absent leaves them',
    { example: 'Rückruf am Montag.' },
  );

/** Reads only the version of a body. */
export const versionSchema = object({ version: version() });

/** A flag, also as the text `true` or `false` of a form. */
export const formFlag = (message = sentence('boolean.type')) =>
  boolean()
    .transform((_value: unknown, original: unknown) =>
      original === 'true' ? true : original === 'false' ? false : original === '' ? undefined : original,
    )
    .typeError(message);

/** A whole number within the range of a column of type `integer`. */
export const wholeNumber = (message = sentence('number.whole')) =>
  number()
    .transform(blankAsAbsent)
    .typeError(message)
    .integer(message)
    .min(-MAX_INTEGER, message)
    .max(MAX_INTEGER, message);

/** One of a few texts, or null. */
export const optionalChoice = <Value extends string>(values: readonly Value[], message: string) =>
  choice(values, message).nullable().transform(blankAsNull).default(null);

/** An optional line: '' and absent become `null`. */
export const optionalLine = (max: number, message = tooLong(max)) =>
  line().max(max, message).nullable().transform(blankAsNull).default(null);

/** An optional text of several lines: absent and `null` become ''. */
export const optionalParagraph = (max: number, message = tooLong(max)) =>
  paragraph()
    .max(max, message)
    .transform((value: unknown) => value ?? '')
    .default('');

const path = (message: string) =>
  line()
    .max(PATH_LENGTH, message)
    .test('path', message, (value) => !value || isMediaPath(value));

/** `/uploads/…` or a static picture or film of this site (contract: Uploads); '' and absent become `null`. */
export const mediaPath = (description: string, message = sentence('media.path')) =>
  described(
    path(message).nullable().transform(blankAsNull).default(null),
    `${description}: a path below \`/uploads/\` or of a static file of the site; an empty text or null = none`,
    { format: 'uri-reference', example: '/uploads/chronograph.webp' },
  );

/** An address with http or https, without user name and password; '' and absent become `null`. */
export const webUrl = (description: string, message = sentence('url.web')) =>
  described(webAddressText(message), `${description}: an address with http or https; an empty text or null = none`, {
    format: 'uri',
    example: 'https://rosenhag.example',
  });

const webAddressText = (message: string) =>
  string()
    .transform((_value: unknown, original: unknown) => (typeof original === 'string' ? original.trim() : original))
    .typeError(message)
    .max(URL_LENGTH, message)
    .nullable()
    .transform(blankAsNull)
    .default(null)
    .test('url', message, (value) => value == null || WEB_ADDRESS.test(value));

/** Drops fields named like a member of `Object.prototype`, as in JSON bodies, because Yup would find that member. */
const withoutInherited = (key: string, value: unknown): unknown => (key in Object.prototype ? undefined : value);

/** A list or object that may also be JSON text; a list may also be texts separated by commas. '' is an empty one. */
export const jsonText = <Field extends AnySchema>(field: Field): Field =>
  field.transform((value: unknown, _original: unknown, { type }: AnySchema) => {
    if (typeof value !== 'string') return value;
    const text = value.trim();
    if (type === 'array' && !text.startsWith('[')) {
      return text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');
    }
    if (text === '') return undefined;
    try {
      return JSON.parse(text, withoutInherited) as unknown;
    } catch {
      return value;
    }
  });

const withoutBlanks = (list: unknown): unknown =>
  Array.isArray(list) ? list.filter((entry) => typeof entry !== 'string' || entry.trim() !== '') : (list ?? []);

const listOf = <Entry extends StringSchema<string>>(entry: Entry) =>
  jsonText(
    array()
      .of(entry)
      .typeError(sentence('list.texts'))
      .max(LIST_LENGTH, sentence('list.entries', { max: String(LIST_LENGTH) }))
      .default([]),
  ).transform(withoutBlanks);

/** Lines; empty ones are left out, absent and `null` mean none. */
export const textList = (max: number, description: string, example: readonly string[]) =>
  described(
    listOf(described(line().required(sentence('text.type')).max(max, tooLong(max)), 'One of them')),
    `${description}; empty ones are left out`,
    { example },
  );

const CAPTIONS_FILE = /\.vtt$/i;

/** `/uploads/….vtt`; '' and absent become `null`. */
export const captionsPath = (description: string, message = sentence('captions.path')) =>
  described(
    path(message)
      .test('captions', message, (value) => !value || CAPTIONS_FILE.test(value))
      .nullable()
      .transform(blankAsNull)
      .default(null),
    `${description}: a path of a WebVTT file below \`/uploads/\`; an empty text or null = none`,
    { format: 'uri-reference', example: '/uploads/captions.vtt' },
  );

/** Paths as in {@link mediaPath}; empty ones are left out, absent and `null` mean none. */
export const mediaPaths = (description: string) =>
  described(
    listOf(
      described(
        path(sentence('media.path')).required(sentence('media.path')),
        'A path below `/uploads/` or of a static file',
        {
          format: 'uri-reference',
        },
      ),
    ),
    `${description}: paths; empty ones are left out`,
    { example: ['/uploads/chronograph.webp'] },
  );

type TranslationsOf<Fields extends Record<string, AnySchema>> = {
  [Each in TranslatedLanguage]?: { [Field in keyof Fields]?: NonNullable<InferType<Fields[Field]>> };
};

/**
 * Texts in each language but German, with the rules of the German ones, except that none is required (contract: Language). Empty ones are left
 * out, and other languages and fields are dropped; `null` and '' mean none.
 */
export function translations<Fields extends Record<string, AnySchema>>(fields: Fields): Schema<TranslationsOf<Fields>> {
  const optional = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, optionalText(field)]));
  const texts = (language: TranslatedLanguage) =>
    described(
      object(optional).noUnknown().typeError(sentence('translations.type')).transform(blankAsAbsent).default(undefined),
      translatedTextsDescription(language),
    );
  const all = object(Object.fromEntries(TRANSLATED_LANGUAGES.map((language) => [language, texts(language)])))
    .noUnknown()
    .typeError(sentence('translations.type'));
  const field = jsonText(all.transform(blankAsAbsent).default(() => ({})));
  return described(field, 'Texts by language, replaced as a whole') as unknown as Schema<TranslationsOf<Fields>>;
}

/** The description of the texts in a language for the document. */
export function translatedTextsDescription(language: TranslatedLanguage): string {
  const [, next = DEFAULT_LANGUAGE] = fallbackOrder(language);
  return `${languageName(language)} texts; one that is left out falls back to ${languageName(next)}`;
}

function optionalText(field: AnySchema): AnySchema {
  const free = field.notRequired() as AnySchema;
  const withoutDefault = free.default(undefined) as AnySchema;
  return withoutDefault.transform((value: unknown) => (value === '' || value === null ? undefined : value));
}
