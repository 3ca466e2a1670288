import type { Request, Response } from 'express';

/**
 * Sets the header `Link` with the address of a list's next page, by its `cursor` (RFC 8288; contract: Lists).
 * @param next the cursor of the next page; `null` = this is the last page
 */
export function setNextLink({ path, query }: Request, response: Response, next: string | null): void {
  if (next === null) return;
  const given = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const parameters = new URLSearchParams({ ...Object.fromEntries(given), cursor: next });
  response.set('Link', `<${path}?${parameters.toString()}>; rel="next"`);
}
