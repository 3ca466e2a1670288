import { number } from 'yup';
import { MAXIMUM_LENGTHS, PAGING } from '../constants.js';
import { described } from '../fields/described.js';
import { blankAsAbsent, line } from '../fields/fields.js';
import { sentence } from '../messages/translate.js';

const LAST_PAGE = 1_000_000;

/** A whole number in a query; an empty value counts as not given. */
export const wholeBetween = (min: number, max: number, message: string) =>
  number().transform(blankAsAbsent).typeError(message).integer(message).min(min, message).max(max, message);

/** Query fields of a list with pages and a search (contract: Lists); an empty value counts as not given. */
export const listQueryFields = (search: string) => ({
  search: described(
    line().max(MAXIMUM_LENGTHS.search, sentence('list.search')).default(''),
    `${search}; or the last 8 characters of the id, with or without \`#\``,
    { example: 'erika' },
  ),
  ...pageQueryFields(),
});

/** The cursor of a list (contract: Lists), used instead of the page. */
export const cursorField = () =>
  described(
    line().max(MAXIMUM_LENGTHS.search, sentence('desk.cursor')).default(''),
    '`next` of the answer after which to read on, in place of `page`; what is written meanwhile neither moves nor repeats an entry',
  );

/** The query fields for the page of a list. */
export const pageQueryFields = () => ({
  page: described(
    wholeBetween(1, LAST_PAGE, sentence('list.page')).default(1),
    'Counted from 1; a page past the last one is empty',
    { example: 1 },
  ),
  limit: described(
    wholeBetween(1, PAGING.maximumLimit, sentence('list.limit')).default(PAGING.defaultLimit),
    'The most entries of a page',
    { example: 20 },
  ),
});
