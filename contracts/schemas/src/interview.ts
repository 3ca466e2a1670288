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
import { line, tooLong } from './fields.js';
import { sentence } from './messages/translate.js';

const NAME = 100;

const title = () => line().max(maximumLengths.title, tooLong(maximumLengths.title));
const clientTitle = () => optionalLine(NAME);
const description = () => optionalParagraph(maximumLengths.description);

/** An address with http or https that a visitor's browser opens, or a path of this site (contract: Uploads). */
const videoUrl = () => {
  const message = sentence('interview.videoUrl');
  const [path, address] = [mediaPath(message), webUrl(message)];
  return string()
    .transform((_value: unknown, original: unknown) => (typeof original === 'string' ? original.trim() : original))
    .typeError(message)
    .nullable()
    .transform((value: unknown) => (value === '' || value === undefined ? null : value))
    .default(null)
    .test('video', message, (value) => path.isValidSync(value) || address.isValidSync(value));
};

/** An interview as staff write it (contract: Interview; back-office spec §5); German texts, English ones in `translations`. */
export const interviewSchema = object({
  title: title().required(sentence('interview.title')),
  clientName: line().required(sentence('interview.clientName')).max(NAME, tooLong(NAME)),
  clientTitle: clientTitle(),
  clientCompany: optionalLine(NAME),
  description: description(),
  videoUrl: videoUrl(),
  videoFile: mediaPath(),
  thumbnail: mediaPath(),
  featured: formFlag().default(false),
  published: formFlag().default(true),
  order: wholeNumber().default(0),
  translations: translations({ title: title(), clientTitle: clientTitle(), description: description() }),
  version: version(),
})
  .noUnknown()
  .typeError(sentence('body.object'));

export type InterviewInput = InferType<typeof interviewSchema>;
