import { array, type InferType } from 'yup';
import { described } from '../fields/described.js';
import { line } from '../fields/fields.js';
import { requestBody } from '../fields/request-body.js';
import { sentence } from '../messages/translate.js';

/** Body of `POST /api/upload` after its files are stored: their paths (contract: Uploads). Text fields are refused. */
export const uploadSchema = requestBody('Upload', 'The files to keep', {
  files: described(
    array()
      .of(line().required())
      .typeError(sentence('upload.required'))
      .required(sentence('upload.required'))
      .min(1, sentence('upload.required')),
    'The files, 1 to 10',
  ),
});

export type Upload = InferType<typeof uploadSchema>;
