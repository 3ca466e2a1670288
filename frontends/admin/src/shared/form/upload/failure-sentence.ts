import { FileUnfit } from './file-errors.js';
import { UploadBroken, UploadRefused } from './send-file.js';

/** The sentence about a failed upload. */
export interface UploadFailure {
  /** One of the back-office spec's sentences (§8, Uploads). */
  title: string;
  /** The rule that was broken, as the API or the schemas say it. */
  detail?: string;
  /** The same file would be refused again. */
  isFinal?: true;
}

/** Statuses with which the API refuses a file for what it is (contract: Uploads). */
const finalStatuses = [413, 415];

const UNPROCESSED = 'Failed to process file. Please try again.';

/** @param label what the file is to the person, such as `Header video` */
export function failureSentence(error: unknown, label: string): UploadFailure {
  const again = `${label} upload failed. Please try again.`;
  if (error instanceof FileUnfit) return { title: `${label} upload failed.`, detail: error.message, isFinal: true };
  if (error instanceof UploadRefused) {
    const { status, statusText, sentence } = error;
    const isFinal = finalStatuses.includes(status) && { isFinal: true as const };
    const named = statusText || sentence;
    if (named === '') return { title: again, ...isFinal };
    return {
      title: `Upload failed: ${named}`,
      ...(sentence !== '' && sentence !== named && { detail: sentence }),
      ...isFinal,
    };
  }
  return { title: error instanceof UploadBroken ? again : UNPROCESSED };
}
