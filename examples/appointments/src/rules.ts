import {
  blankAsAbsent,
  choice,
  described,
  email,
  inLanguage,
  type InLanguages,
  LANGUAGES,
  type Language,
  line,
  paragraph,
} from '@vitrine/schemas/extension';
import { object, type InferType } from 'yup';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAYS_AHEAD = 90;
const MAX_NAME = 100;
const MAX_NOTE = 500;
const DAY_MS = 86_400_000;

/** The sentences of the rules; other languages fall back to English. The API answers in English. */
const SENTENCES = {
  name: { de: 'Bitte nennen Sie Ihren Namen', en: 'Please give your name' },
  nameLength: {
    de: `Der Name darf höchstens ${MAX_NAME} Zeichen haben`,
    en: `The name may have ${MAX_NAME} characters at most`,
  },
  day: { de: 'Bitte wählen Sie einen Tag', en: 'Please choose a day' },
  coming: {
    de: `Bitte wählen Sie einen der nächsten ${DAYS_AHEAD} Tage`,
    en: `Please choose one of the next ${DAYS_AHEAD} days`,
  },
  noteLength: {
    de: `Ihre Wünsche dürfen höchstens ${MAX_NOTE} Zeichen haben`,
    en: `Your wishes may have ${MAX_NOTE} characters at most`,
  },
  language: { de: 'Bitte wählen Sie eine Sprache dieser Seite', en: 'Please choose a language of this site' },
} as const satisfies Record<string, InLanguages<string>>;

const isDay = (text: string): boolean =>
  DAY.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

const isComing = (text: string): boolean => {
  const at = Date.parse(text);
  return at > Date.now() - DAY_MS && at < Date.now() + DAYS_AHEAD * DAY_MS;
};

/** The rules of a request for an appointment; the form has them in the page's language, the API in English. */
export const appointmentSchema = (language: Language = 'en') => {
  const say = (rule: keyof typeof SENTENCES) => inLanguage<string>(SENTENCES[rule], language);
  return described(
    object({
      name: described(line().required(say('name')).max(MAX_NAME, say('nameLength')), 'Who comes', {
        example: 'Erika Muster',
      }),
      email: email('Where the confirmation goes'),
      day: described(
        line()
          .required(say('day'))
          .test('day', say('day'), (value) => !value || isDay(value))
          .test('coming', say('coming'), (value) => !value || !isDay(value) || isComing(value)),
        'The day that is wished, as YYYY-MM-DD',
        { format: 'date' },
      ),
      note: described(paragraph().max(MAX_NOTE, say('noteLength')).transform(blankAsAbsent), 'Wishes; several lines', {
        example: 'Zwei Uhren zum Vergleichen',
      }),
      language: described(choice(LANGUAGES, say('language')).transform(blankAsAbsent), 'Language of the confirmation', {
        example: 'de',
      }),
    }).noUnknown(),
    'A request for an appointment',
    { title: 'AppointmentRequest' },
  );
};

export type AppointmentRequest = InferType<ReturnType<typeof appointmentSchema>>;

/** A sentence of the API in another language; a sentence that is not of these rules is returned unchanged. */
export const translated = (sentence: string, language: Language): string => {
  const found = Object.values<InLanguages<string>>(SENTENCES).find(({ en }) => en === sentence);
  return found ? inLanguage(found, language) : sentence;
};
