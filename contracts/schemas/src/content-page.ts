import { object, type InferType } from 'yup';
import { formFlag, optionalLine, optionalParagraph, translations, version } from './admin-fields.js';
import { contentPageTypes } from './constants.js';
import { described } from './described.js';
import { choice, line, tooLong } from './fields.js';
import { sentence } from './messages/translate.js';

const MAXIMUM = { title: 200, content: 200_000, meta: 500 } as const;

const title = () =>
  described(
    line().required(sentence('title.required')).max(MAXIMUM.title, tooLong(MAXIMUM.title)),
    'Title of the page',
    { example: 'Impressum' },
  );
const content = () =>
  described(optionalParagraph(MAXIMUM.content), 'HTML; what the editor does not offer is taken out', {
    example: '<p>Angaben gemäß § 5 DDG</p>',
  });
const metaDescription = () => described(optionalLine(MAXIMUM.meta), 'Description for search engines');
const metaKeywords = () => described(optionalLine(MAXIMUM.meta), 'Keywords for search engines, separated by commas');

/** A content page as staff write it (contract: Content page); the API reduces `content` to what the editor offers. */
export const contentPageAdminSchema = described(
  object({
    pageType: described(
      choice(contentPageTypes, sentence('contentPage.pageType')).required(sentence('contentPage.pageType')),
      'Which page it is; there is one of each',
      { example: 'imprint' },
    ),
    title: title(),
    content: content(),
    metaDescription: metaDescription(),
    metaKeywords: metaKeywords(),
    isActive: described(formFlag().default(true), 'Whether visitors see it'),
    translations: translations({
      title: title(),
      content: content(),
      metaDescription: metaDescription(),
      metaKeywords: metaKeywords(),
    }),
    version: version(),
  })
    .noUnknown()
    .typeError(sentence('body.object')),
  'A content page as staff write it; German texts, English ones in `translations`',
  { title: 'ContentPageInput' },
);

export type ContentPageAdmin = InferType<typeof contentPageAdminSchema>;
