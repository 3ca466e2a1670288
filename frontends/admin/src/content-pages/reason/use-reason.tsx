import { type ContentPageType, LEGAL_PAGE_TYPES, MAXIMUM_LENGTHS } from '@vitrine/schemas';
import { type ReactNode, useCallback, useState } from 'react';
import { ReasonDialog } from './reason-dialog.js';

/** A question that waits for its answer. */
interface Question {
  pageType: ContentPageType;
  confirmLabel: string;
  answer: (reason: string | null) => void;
}

/**
 * Asks why a page is changed; a page that is not legal is changed without a reason, which is then undefined, and null is a change that is not made after all.
 * @returns the question to be asked, and its dialog
 */
export function useReason(): [
  ask: (pageType: ContentPageType, confirmLabel: string) => Promise<string | null | undefined>,
  dialog: ReactNode,
] {
  const [question, setQuestion] = useState<Question>();
  const ask = useCallback((pageType: ContentPageType, confirmLabel: string) => {
    if (!LEGAL_PAGE_TYPES.includes(pageType)) return Promise.resolve(undefined);
    return new Promise<string | null>((answer) => setQuestion({ pageType, confirmLabel, answer }));
  }, []);
  const close = (reason: string | null) => {
    setQuestion(undefined);
    question?.answer(reason);
  };
  const dialog = question && (
    <ReasonDialog
      pageType={question.pageType}
      confirmLabel={question.confirmLabel}
      onConfirm={close}
      onCancel={() => close(null)}
    />
  );
  return [ask, dialog];
}

/** The reason with which a change is taken back. @param reason of the change */
export const undoneReason = (reason: string): string => `Undone: ${reason}`.slice(0, MAXIMUM_LENGTHS.changeReason);
