import { object, type InferType } from 'yup';
import { formFlag, optionalLine, optionalParagraph, translations, version } from './admin-fields.js';
import { contentPageTypes } from './constants.js';
import { choice, line, tooLong } from './fields.js';
import { sentence } from './messages/translate.js';

const MAXIMUM = { title: 200, content: 200_000, meta: 500 } as const;

const title = () => line().required(sentence('title.required')).max(MAXIMUM.title, tooLong(MAXIMUM.title));
const content = () => optionalParagraph(MAXIMUM.content);
const meta = () => optionalLine(MAXIMUM.meta);

/** A content page as staff write it (contract: Content page); the API reduces `content` to what the editor offers. */
export const contentPageAdminSchema = object({
  pageType: choice(contentPageTypes, sentence('contentPage.pageType')).required(sentence('contentPage.pageType')),
  title: title(),
  content: content(),
  metaDescription: meta(),
  metaKeywords: meta(),
  isActive: formFlag().default(true),
  translations: translations({ title: title(), content: content(), metaDescription: meta(), metaKeywords: meta() }),
  version: version(),
})
  .noUnknown()
  .typeError(sentence('body.object'));

export type ContentPageAdmin = InferType<typeof contentPageAdminSchema>;
