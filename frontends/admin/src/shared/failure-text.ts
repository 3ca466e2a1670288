import { ApiFailure } from '@vitrine/platform';

/** The message of a failed call: the API's sentence, else the given one. */
export function failureText(error: unknown, otherwise: string): string {
  return error instanceof ApiFailure && error.sentence !== '' ? error.sentence : otherwise;
}

/** The given sentence and, where the API gave a reason, that too: `Failed to delete store. Store not found`. */
export function failureWithReason(error: unknown, text: string): string {
  const reason = failureText(error, '');
  return reason === '' ? text : `${text}${/[.!?]$/.test(text) ? '' : '.'} ${reason}`;
}

export const hasCode = (error: unknown, code: string): boolean => error instanceof ApiFailure && error.code === code;
