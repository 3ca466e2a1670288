import type { Request, Response } from 'express';

/**
 * Names the next part of a list that is read on by `cursor` in the header `Link` (RFC 8288; contract: Lists).
 * @param next the cursor; `null` = the list ends here
 */
export function setNextLink({ path, query }: Request, response: Response, next: string | null): void {
  if (next === null) return;
  const given = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const parameters = new URLSearchParams({ ...Object.fromEntries(given), cursor: next });
  response.set('Link', `<${path}?${parameters.toString()}>; rel="next"`);
}
