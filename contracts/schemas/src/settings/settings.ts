import { array, object, type AnySchema, type InferType, type ObjectShape } from 'yup';
import { ADMIN_SCREENS } from '../admin-screens.js';
import { APP_TYPEFACES, MAXIMUM_LENGTHS } from '../constants.js';
import { COLOUR_PATTERN, TEXT_CONTRAST } from '../design/colour.js';
import { colourField } from '../design/colour-field.js';
import { mediaPath, optionalLine, optionalParagraph, version, webUrl } from '../fields/admin-fields.js';
import { choiceField } from '../fields/choice-field.js';
import { described } from '../fields/described.js';
import { email, line, paragraph, requiredChoice, telephone, tooLong } from '../fields/fields.js';
import { requestBody } from '../fields/request-body.js';
import {
  COMPLETE_LANGUAGES,
  DEFAULT_LANGUAGE,
  languageName,
  LANGUAGES,
  type CompleteLanguage,
  type FurtherLanguage,
  type Language,
} from '../languages/languages.js';
import type { MessageCode } from '../messages/catalogue.js';
import { sentence } from '../messages/translate.js';
import { houseContrasts, ratioText, type HouseColours } from './house-colours.js';

/** Lengths in characters. */
const NOTE_LENGTH = 100;
const ADDRESS_LENGTH = 300;
const SIGNATURE_LENGTH = 500;

const group = <Fields extends ObjectShape>(fields: Fields, description: string, title: string) =>
  described(object(fields).noUnknown().typeError(sentence('settings.group')), description, { title });

/** A field for each language; fields of further languages are optional. */
const perLanguage = <Field extends AnySchema, Further extends AnySchema>(
  make: (language: CompleteLanguage) => Field,
  makeFurther: (language: FurtherLanguage) => Further,
) => {
  const isComplete = (language: Language): language is CompleteLanguage =>
    COMPLETE_LANGUAGES.some((each) => each === language);
  const fields = LANGUAGES.map((language) => [language, isComplete(language) ? make(language) : makeFurther(language)]);
  return Object.fromEntries(fields) as Record<CompleteLanguage, Field> & Record<FurtherLanguage, Further>;
};

/** Whether both colours are valid, so that their contrast can be computed. */
const isComplete = (colours: Partial<HouseColours> | undefined): colours is HouseColours =>
  COLOUR_PATTERN.test(colours?.primary ?? '') && COLOUR_PATTERN.test(colours?.accent ?? '');

/** The sentence about a colour with too little contrast, with the ratio; `undefined` for a readable one. */
export function contrastComplaint(
  colours: Partial<HouseColours> | undefined,
  name: keyof HouseColours,
): string | undefined {
  if (!isComplete(colours)) return undefined;
  const ratio = houseContrasts(colours)[name];
  if (ratio >= TEXT_CONTRAST) return undefined;
  const code: MessageCode = name === 'primary' ? 'settings.primaryContrast' : 'settings.accentContrast';
  return sentence(code, { ratio: ratioText(ratio) });
}

const readable = <Field extends ReturnType<typeof colourField>>(field: Field, name: keyof HouseColours): Field =>
  field.test('contrast', (_value, context) => {
    const message = contrastComplaint(context.parent as Partial<HouseColours>, name);
    return message === undefined || context.createError({ message });
  });

/** Whether a file may be the logo, judged by its name. */
export const isLogoFile = (path: string): boolean => LOGO_FILE.test(path);

const LOGO_FILE = /\.(?:png|webp|avif)$/i;

const SCREEN_PATHS: readonly string[] = Object.values(ADMIN_SCREENS).map(({ path }) => path);

const blankAsAbsentText = (value: unknown): unknown => (value === '' || value === null ? undefined : value);

const note = (what: string, code: MessageCode, examples: Record<CompleteLanguage, string>) =>
  perLanguage(
    (language) =>
      described(
        line().required(sentence(code)).max(NOTE_LENGTH, tooLong(NOTE_LENGTH)),
        `${what}, in ${languageName(language)}`,
        { example: examples[language] },
      ),
    (language) =>
      described(
        line().max(NOTE_LENGTH, tooLong(NOTE_LENGTH)).transform(blankAsAbsentText),
        `${what}, in ${languageName(language)}; absent or an empty text = the English one`,
      ),
  );

const signature = () => paragraph().max(SIGNATURE_LENGTH, tooLong(SIGNATURE_LENGTH));

/** The settings, as staff write them (contract: The house's own facts). Fields of a group that are not sent stay unchanged. */
export const settingsSchema = requestBody('SettingsInput', 'The house’s own facts', {
  name: described(
    line().required(sentence('settings.name')).max(MAXIMUM_LENGTHS.house, sentence('settings.nameLength')),
    'Name of the house, as the site bears it',
    { example: 'Maison Aurel' },
  ),
  logo: mediaPath('The logo, a PNG, WebP or AVIF picture').test(
    'logo',
    sentence('settings.logo'),
    (value) => value == null || isLogoFile(value),
  ),
  colours: group(
    {
      primary: readable(colourField('Headings, buttons and dark grounds', '#0b3326'), 'primary'),
      accent: readable(colourField('Lines, marks and buttons on the main colour', '#c9a961'), 'accent'),
    },
    'The two colours; each has a contrast of at least 4.5 : 1 to its ground',
    'HouseColoursInput',
  ),
  fonts: choiceField(APP_TYPEFACES, 'settings.fonts', 'Pair of typefaces, for headings and for text', 'classic'),
  contact: group(
    {
      email: email('Where visitors write to'),
      telephone: described(
        telephone()
          .nullable()
          .transform((value: unknown) => (value === '' || value === undefined ? null : value))
          .default(null),
        'Where visitors call; an empty text or null = none',
        { example: '+49 30 23125010' },
      ),
      address: described(
        optionalParagraph(ADDRESS_LENGTH),
        'Postal address, one line or several; an empty text = none',
        { example: 'Musterstraße 7, 10117 Berlin' },
      ),
    },
    'How the house is reached',
    'HouseContactInput',
  ),
  social: group(
    {
      video: webUrl('Channel with films'),
      photos: webUrl('Channel with photographs'),
      apps: webUrl('Where the apps are found'),
      site: webUrl('Another site of the house'),
    },
    'The house elsewhere',
    'HouseSocialInput',
  ),
  legal: group(
    {
      company: described(optionalLine(MAXIMUM_LENGTHS.title), 'The company that runs the site', {
        example: 'Atelier Beispiel GmbH',
      }),
      register: described(optionalLine(MAXIMUM_LENGTHS.title), 'Court and number of its register', {
        example: 'Amtsgericht München, HRB 1',
      }),
      vatId: described(optionalLine(NOTE_LENGTH), 'VAT identification number', { example: 'DE123456789' }),
      responsible: described(optionalLine(MAXIMUM_LENGTHS.title), 'Who answers for the content', {
        example: 'Clara Vogt',
      }),
    },
    'What the law asks to be named',
    'HouseLegalInput',
  ),
  priceNote: group(
    note('Beside every price', 'settings.priceNote', { de: 'zzgl. MwSt.', en: 'plus VAT' }),
    'What stands beside every price',
    'PriceNoteInput',
  ),
  answerTime: group(
    note('Time until an answer', 'settings.answerTime', { de: 'zwei Werktagen', en: 'two working days' }),
    'Within which time a request is answered, as it follows “within”',
    'AnswerTimeInput',
  ),
  openingPages: group(
    {
      office: choiceField(
        SCREEN_PATHS,
        'settings.openingPage',
        'The screen that staff come to behind the sign-in',
        '/admin/orders',
      ),
    },
    'Where one begins',
    'OpeningPagesInput',
  ),
  mail: group(
    {
      senderName: described(
        optionalLine(MAXIMUM_LENGTHS.house),
        'Whom mails come from; an empty text or null = the name of the house',
        { example: 'Maison Aurel' },
      ),
      signature: group(
        perLanguage(
          (language) =>
            described(
              signature()
                .transform((value: unknown) => value ?? '')
                .default(''),
              `Lines at the end of mails to visitors, in ${languageName(language)}; an empty text = none`,
            ),
          (language) =>
            described(
              signature().transform(blankAsAbsentText),
              `Lines at the end of mails to visitors, in ${languageName(language)}; absent or an empty text = the English ones`,
            ),
        ),
        'The end of mails to visitors',
        'MailSignatureInput',
      ),
    },
    'How mails are signed',
    'HouseMailInput',
  ),
  languages: described(
    array()
      .of(requiredChoice(LANGUAGES, sentence('settings.languages')))
      .typeError(sentence('settings.languages'))
      .required(sentence('settings.languages'))
      .test('default', sentence('settings.languages'), (list) => list?.includes(DEFAULT_LANGUAGE) ?? false)
      .transform((list: unknown) =>
        Array.isArray(list) ? LANGUAGES.filter((language) => list.includes(language)) : list,
      ),
    'The languages that the site offers; German is always among them',
    { example: ['de', 'en'] },
  ),
  version: version(),
});

export type SettingsFields = InferType<typeof settingsSchema>;

/** The settings as everybody may read them. */
export type HouseSettings = Omit<SettingsFields, 'version'>;
