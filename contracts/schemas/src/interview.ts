import { object, string, type InferType } from 'yup';
import {
  formFlag,
  mediaPath,
  optionalLine,
  optionalParagraph,
  translations,
  version,
  webUrl,
  wholeNumber,
} from './admin-fields.js';
import { maximumLengths } from './constants.js';
import { described } from './described.js';
import { line, tooLong } from './fields.js';
import { sentence } from './messages/translate.js';

const NAME = 100;

const title = () =>
  described(line().max(maximumLengths.title, tooLong(maximumLengths.title)), 'Title of the interview', {
    example: 'Die Kollektion in der Hand',
  });
const clientTitle = () => described(optionalLine(NAME), 'What the client is in the house', { example: 'Inhaberin' });
const description = () => described(optionalParagraph(maximumLengths.description), 'What it is about; several lines');

/** An address with http or https that a visitor's browser opens, or a path of this site (contract: Uploads). */
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

/** An interview as staff write it (contract: Interview; back-office spec §5); German texts, English ones in `translations`. */
export const interviewSchema = described(
  object({
    title: title().required(sentence('interview.title')),
    clientName: described(
      line().required(sentence('interview.clientName')).max(NAME, tooLong(NAME)),
      'Name of who talks',
      { example: 'Clara Rosenhag' },
    ),
    clientTitle: clientTitle(),
    clientCompany: described(optionalLine(NAME), 'Their company', { example: 'Juwelier Rosenhag' }),
    description: description(),
    videoUrl: videoUrl(),
    videoFile: mediaPath('Stored film'),
    thumbnail: mediaPath('Picture that stands for the film'),
    featured: described(formFlag().default(false), 'Whether it is shown before the others'),
    published: described(formFlag().default(true), 'Whether visitors see it'),
    order: described(wholeNumber().default(0), 'Place in lists, the lowest first', { example: 1 }),
    translations: translations({ title: title(), clientTitle: clientTitle(), description: description() }),
    version: version(),
  })
    .noUnknown()
    .typeError(sentence('body.object')),
  'An interview as staff write it; German texts, English ones in `translations`',
  { title: 'InterviewInput' },
);

export type InterviewInput = InferType<typeof interviewSchema>;
