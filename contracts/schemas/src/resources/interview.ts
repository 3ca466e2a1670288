import { string } from 'yup';
import {
  captionsPath,
  formFlag,
  mediaPath,
  optionalLine,
  optionalParagraph,
  webUrl,
  wholeNumber,
} from '../fields/admin-fields.js';
import { MAXIMUM_LENGTHS } from '../constants.js';
import { described } from '../fields/described.js';
import { lineField } from '../fields/fields.js';
import { publishedAt, PUBLICATION_TIME } from '../publication/publication.js';
import { sentence } from '../messages/translate.js';
import { resource } from './resource.js';

const NAME = 100;

/** Longest quotation, in characters; limited because it is set in a large size. */
const QUOTE = 240;

/** An address with http or https, or a path of this site (contract: Uploads). */
const videoUrl = () => {
  const message = sentence('interview.videoUrl');
  const [path, address] = [mediaPath('', message), webUrl('', message)];
  const field = string()
    .transform((_value: unknown, original: unknown) => (typeof original === 'string' ? original.trim() : original))
    .typeError(message)
    .nullable()
    .transform((value: unknown) => (value === '' || value === undefined ? null : value))
    .default(null)
    .test('video', message, (value) => path.isValidSync(value) || address.isValidSync(value));
  return described(
    field,
    'Where the film is: an address with http or https, or a path of this site; `videoFile` goes before it',
    { format: 'uri-reference', example: 'https://videos.example/rosenhag.mp4' },
  );
};

/** A conversation with a client, as a film and as a text (contract: Interview; back-office spec §5). */
export const interviewResource = resource({
  name: 'Interview',
  description: 'An interview as staff write it; German texts, English ones in `translations`',
  nameField: 'title',
  fields: {
    title: lineField('interview.title', MAXIMUM_LENGTHS.title, 'Title of the interview', 'Die Kollektion in der Hand'),
    clientName: lineField('interview.clientName', NAME, 'Name of who talks', 'Clara Rosenhag'),
    clientTitle: described(optionalLine(NAME), 'What the client is in the house', { example: 'Inhaberin' }),
    clientCompany: described(optionalLine(NAME), 'Their company', { example: 'Juwelier Rosenhag' }),
    description: described(optionalParagraph(MAXIMUM_LENGTHS.description), 'What it is about; several lines'),
    quote: described(
      optionalLine(QUOTE),
      'One sentence of the client, without quotation marks; an empty text or null = none',
      { example: 'Der Samstag ist ruhiger geworden.' },
    ),
    story: described(
      optionalParagraph(MAXIMUM_LENGTHS.description),
      'The conversation as a text; an empty line begins a new paragraph, an empty text = none',
    ),
    videoUrl: videoUrl(),
    videoFile: mediaPath('Stored film'),
    captionsGerman: captionsPath('German captions of the film'),
    captionsEnglish: captionsPath('English captions of the film'),
    thumbnail: mediaPath('Picture that stands for the film'),
    featured: described(formFlag().default(false), 'Whether it is shown before the others'),
    published: described(formFlag().default(true), 'Whether visitors see it, from `publishedAt` on'),
    publishedAt: publishedAt(),
    order: described(wholeNumber().default(0), 'Place in lists, the lowest first', { example: 1 }),
  },
  labels: {
    videoUrl: 'Video URL',
    captionsGerman: 'German captions',
    captionsEnglish: 'English captions',
    order: 'Display order',
    publishedAt: PUBLICATION_TIME,
  },
  translated: ['title', 'clientTitle', 'description', 'quote', 'story'],
  englishExample: { title: 'The collection in hand', clientTitle: 'Owner' },
});
