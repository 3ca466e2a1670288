import { ApiExtension } from '@nestjs/swagger';

/** Where a route leaves what its query means until the document is completed. */
export const QUERY_TEXTS = 'x-query-texts';

/** Documents what the parameters of a route's query mean, by name; those of every list need not be named. */
export const ApiQueryTexts = (texts: Readonly<Record<string, string>>) => ApiExtension(QUERY_TEXTS, texts);

/** Parameters that mean the same wherever they stand. */
export const USUAL_QUERY_TEXTS: Readonly<Record<string, string>> = {
  status: 'Only those of this status',
  sort: 'What the list is ordered by; a minus sign turns the order round',
  page: 'Counted from 1; a page past the last one is empty',
  limit: 'The most entries of a page',
};
