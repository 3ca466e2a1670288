import { string, type InferType } from 'yup';
import { PREVIEWED_CONTENT } from '../constants.js';
import { choiceField } from '../fields/choice-field.js';
import { described } from '../fields/described.js';
import { requestBody } from '../fields/request-body.js';
import { sentence } from '../messages/translate.js';

/** Kinds that have drafts. */
export type PreviewedKind = 'product' | (typeof PREVIEWED_CONTENT)[number];

/** Query parameter of a page that is shown with a draft. */
export const PREVIEW_PARAMETER = 'preview';

/** Body of a request for a preview of content. */
export const previewSchema = requestBody('PreviewRequest', 'What is to be shown as visitors would see it', {
  kind: choiceField(PREVIEWED_CONTENT, 'preview.kind', 'What is shown as visitors would see it', 'article'),
  id: described(
    string().strict().required(sentence('preview.id')).typeError(sentence('preview.id')),
    'Id of it (UUID v7)',
    {
      format: 'uuid',
      example: '0197a3f2-7c1e-7000-8000-000000000000',
    },
  ),
});
export type PreviewRequest = InferType<typeof previewSchema>;
