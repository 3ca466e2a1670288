import { boolean, number, object, type InferType } from 'yup';
import { MAXIMUM_LENGTHS, MEDIA_KINDS, MEDIA_PAGE } from '../constants.js';
import { optionalLine, translations, version } from '../fields/admin-fields.js';
import { described } from '../fields/described.js';
import { blankAsAbsent, choice, line } from '../fields/fields.js';
import { requestBody } from '../fields/request-body.js';
import { sentence } from '../messages/translate.js';
import { cursorQueryFields } from '../requests/desk.js';

/** Longest alternative text, in characters; longer ones are hard to follow with a screen reader. */
const ALT_LENGTH = 300;

const alt = () =>
  described(optionalLine(ALT_LENGTH), 'What the picture shows, for those who do not see it', {
    example: 'Blaues Zifferblatt mit guillochiertem Rand',
  });

const share = (description: string, example: number) =>
  described(
    number()
      .typeError(sentence('media.focalPoint'))
      .required(sentence('media.focalPoint'))
      .min(0, sentence('media.focalPoint'))
      .max(1, sentence('media.focalPoint')),
    description,
    { example },
  );

const focalPoint = () =>
  described(
    object({ x: share('From the left edge', 0.5), y: share('From the upper edge', 0.3) })
      .noUnknown()
      .typeError(sentence('media.focalPoint'))
      .nullable()
      .default(null),
    'The point that stays visible where the picture is cropped, as shares of its width and height from 0 to 1; null = as each page crops it',
    { example: { x: 0.5, y: 0.3 } },
  );

/** Body of `PUT /api/admin/media-files/{id}`: German alternative text, those of further languages in `translations`. */
export const mediaFileSchema = requestBody('MediaFileInput', 'What staff say of a stored file', {
  alt: alt(),
  focalPoint: focalPoint(),
  translations: translations({ alt: alt() }),
  version: version(),
});

/** Body of `POST /api/admin/media-files/{id}/replace`, after its file is stored. */
export const replacementSchema = requestBody('MediaReplacement', 'The file that takes the place of another', {
  file: described(line().required(sentence('upload.required')), 'The file that takes the place'),
});

/** Query of `GET /api/admin/media-files`; an empty value counts as not given. */
export const mediaFilesQuerySchema = object({
  search: described(
    line().max(MAXIMUM_LENGTHS.search, sentence('list.search')).default(''),
    'A part of the name that the file had when it was uploaded, or of its path',
    { example: 'ring' },
  ),
  kind: described(choice(MEDIA_KINDS, sentence('media.kinds')).transform(blankAsAbsent), 'What the files are'),
  unused: described(
    boolean().transform(blankAsAbsent).typeError(sentence('boolean.type')).default(false),
    '`true`: only files that nothing names',
  ),
  ...cursorQueryFields(MEDIA_PAGE),
}).noUnknown();

export type MediaFileFields = InferType<typeof mediaFileSchema>;
/** The point that stays visible where a picture is cropped, as shares of its width and height from 0 to 1. */
export type FocalPoint = NonNullable<MediaFileFields['focalPoint']>;
export type Replacement = InferType<typeof replacementSchema>;
export type MediaFilesQuery = InferType<typeof mediaFilesQuerySchema>;
