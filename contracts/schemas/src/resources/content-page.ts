import { formFlag, optionalLine, optionalParagraph } from '../fields/admin-fields.js';
import { CONTENT_PAGE_TYPES } from '../constants.js';
import { described } from '../fields/described.js';
import { choice, line, tooLong } from '../fields/fields.js';
import { sentence } from '../messages/translate.js';
import { resource } from './resource.js';

const MAXIMUM = { title: 200, content: 200_000, meta: 500 } as const;

/** A page whose text staff write (contract: Content page); the API reduces `content` to what the editor offers. */
export const contentPageResource = resource({
  name: 'Content page',
  description: 'A content page as staff write it; German texts, English ones in `translations`',
  fields: {
    pageType: described(
      choice(CONTENT_PAGE_TYPES, sentence('contentPage.pageType')).required(sentence('contentPage.pageType')),
      'Which page it is; there is one of each',
      { example: 'imprint' },
    ),
    title: described(
      line().required(sentence('title.required')).max(MAXIMUM.title, tooLong(MAXIMUM.title)),
      'Title of the page',
      { example: 'Impressum' },
    ),
    content: described(optionalParagraph(MAXIMUM.content), 'HTML; what the editor does not offer is taken out', {
      example: '<p>Angaben gemäß § 5 DDG</p>',
    }),
    metaDescription: described(optionalLine(MAXIMUM.meta), 'Description for search engines'),
    metaKeywords: described(optionalLine(MAXIMUM.meta), 'Keywords for search engines, separated by commas'),
    isActive: described(formFlag().default(true), 'Whether visitors see it'),
  },
  labels: { pageType: 'Page Type' },
  translated: ['title', 'content', 'metaDescription', 'metaKeywords'],
  englishExample: { title: 'Legal notice', content: '<p>Information according to § 5 DDG</p>' },
});
