import { array, object, type InferType } from 'yup';
import { line } from './fields.js';
import { sentence } from './messages/translate.js';

/** Body of `POST /api/upload` once its files are kept: their paths (contract: Uploads). Texts among the files are refused. */
export const uploadSchema = object({
  files: array()
    .of(line().required())
    .typeError(sentence('upload.required'))
    .required(sentence('upload.required'))
    .min(1, sentence('upload.required')),
})
  .noUnknown()
  .typeError(sentence('body.object'));

export type Upload = InferType<typeof uploadSchema>;
