import { ApiFailure } from '@vitrine/platform';
import { findMessage, messageText, type Language } from '@vitrine/schemas';

/** Sentences for failures without one of their own. */
export interface FailureTexts {
  network: string;
  tooMany: string;
  /** For all other failures. */
  other: string;
}

/** The sentence about a failed call for the visitor: the server's one if it exists in their language. */
export function failureText(error: unknown, language: Language, texts: FailureTexts): string {
  if (!(error instanceof ApiFailure)) return texts.other;
  if (error.status === 0) return texts.network;
  if (error.status === 429) return texts.tooMany;
  if (findMessage(error.sentence)) return messageText(error.sentence, language);
  return language === 'en' && error.status < 500 ? error.sentence : texts.other;
}
