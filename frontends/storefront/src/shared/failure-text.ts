import { ApiFailure } from '@vitrine/platform';
import { findMessage, messageText, type Language } from '@vitrine/schemas';

/** Sentences for failures that have none of their own. */
export interface FailureTexts {
  network: string;
  tooMany: string;
  /** For everything else. */
  other: string;
}

/** What to tell the visitor about a failed call: the server's sentence where it is in their language. */
export function failureText(error: unknown, language: Language, texts: FailureTexts): string {
  if (!(error instanceof ApiFailure)) return texts.other;
  if (error.status === 0) return texts.network;
  if (error.status === 429) return texts.tooMany;
  if (findMessage(error.sentence)) return messageText(error.sentence, language);
  return language === 'en' && error.status < 500 ? error.sentence : texts.other;
}
