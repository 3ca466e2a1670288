import { ApiFailure } from '@vitrine/platform';

/** What a failed call tells the person: the API's sentence, else the given one. */
export function failureText(error: unknown, otherwise: string): string {
  return error instanceof ApiFailure && error.sentence !== '' ? error.sentence : otherwise;
}

export const hasCode = (error: unknown, code: string): boolean => error instanceof ApiFailure && error.code === code;
