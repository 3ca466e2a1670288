import type { IncomingMessage } from 'node:http';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@vitrine/schemas';
import Negotiator from 'negotiator';

/**
 * The language that a request asks for: the first choice that the site offers, else what `Accept-Language` prefers, else German
 * (contract: Language).
 * @param choices what the visitor chose, such as `?lang` or a cookie, in order of precedence
 * @param offered the languages of the site
 */
export function getLanguage(
  request: Pick<IncomingMessage, 'headers'>,
  choices: readonly unknown[],
  offered: readonly Language[] = LANGUAGES,
): Language {
  const find = (value: unknown) => offered.find((language) => language === value);
  for (const choice of choices) {
    const chosen = find(choice);
    if (chosen) return chosen;
  }
  // Without the header Negotiator accepts every language and would return the first as the preferred one.
  if (request.headers['accept-language'] === undefined) return DEFAULT_LANGUAGE;
  return find(new Negotiator(request).language([...offered])) ?? DEFAULT_LANGUAGE;
}
