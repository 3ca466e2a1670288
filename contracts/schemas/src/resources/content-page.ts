import { object, type InferType } from 'yup';
import { formFlag, optionalLine, optionalParagraph, version } from '../fields/admin-fields.js';
import { CONTENT_PAGE_TYPES, MAXIMUM_LENGTHS } from '../constants.js';
import { choiceField } from '../fields/choice-field.js';
import { described } from '../fields/described.js';
import { line, requiredTitle, tooLong } from '../fields/fields.js';
import { requestBody } from '../fields/request-body.js';
import { publishedAt, PUBLICATION_TIME } from '../publication/publication.js';
import { sentence } from '../messages/translate.js';
import { resource } from './resource.js';

const MAXIMUM = { title: 200, content: 200_000, meta: 500 } as const;

/** A page whose text staff write (contract: Content page); the API sanitises `content` to what the editor offers. */
export const contentPageResource = resource({
  name: 'Content page',
  description: 'A content page as staff write it; German texts, English ones in `translations`',
  nameField: 'title',
  fields: {
    pageType: choiceField(
      CONTENT_PAGE_TYPES,
      'contentPage.pageType',
      'Which page it is; there is one of each',
      'imprint',
    ),
    title: described(requiredTitle(MAXIMUM.title), 'Title of the page', { example: 'Impressum' }),
    content: described(optionalParagraph(MAXIMUM.content), 'HTML; what the editor does not offer is taken out', {
      example: '<p>Angaben gemäß § 5 DDG</p>',
    }),
    metaDescription: described(optionalLine(MAXIMUM.meta), 'Description for search engines'),
    metaKeywords: described(optionalLine(MAXIMUM.meta), 'Keywords for search engines, separated by commas'),
    isActive: described(formFlag().default(true), 'Whether visitors see it, from `publishedAt` on'),
    publishedAt: publishedAt(),
  },
  labels: { pageType: 'Page Type', publishedAt: PUBLICATION_TIME },
  translated: ['title', 'content', 'metaDescription', 'metaKeywords'],
  englishExample: { title: 'Legal notice', content: '<p>Information according to § 5 DDG</p>' },
});

/** Why a page is changed. */
const reason = () =>
  described(
    optionalLine(MAXIMUM_LENGTHS.changeReason),
    'Why it is changed: kept with the version of the page and in the audit log. Absent or null = not said',
    { example: 'New register number' },
  );

/** Rules of the form before a legal page is changed. */
export const legalChangeSchema = object({
  reason: line()
    .required(sentence('contentPage.reason'))
    .max(MAXIMUM_LENGTHS.changeReason, tooLong(MAXIMUM_LENGTHS.changeReason)),
});

/** Reads the reason from a body that changes a page. */
export const changeReasonSchema = object({ reason: reason() });

/** The body that changes a page. */
export const contentPageChangeSchema = contentPageResource.schema.shape({ reason: reason() });

/** The body that restores an earlier version of a page. */
export const pageRestoreSchema = requestBody(
  'PageRestore',
  'Why an earlier version is brought back, and over which `version` of the page',
  { reason: reason(), version: version() },
);
export type PageRestore = InferType<typeof pageRestoreSchema>;
