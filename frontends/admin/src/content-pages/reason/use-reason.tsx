import { type ContentPageType, LEGAL_PAGE_TYPES, MAXIMUM_LENGTHS } from '@vitrine/schemas';
import { type ReactNode, useCallback, useState } from 'react';
import { ReasonDialog } from './reason-dialog.js';

/** A question that was not answered yet. */
interface Question {
  pageType: ContentPageType;
  confirmLabel: string;
  answer: (reason: string | null) => void;
}

/**
 * Asks why a legal page is changed. The answer is undefined for a page that is not legal, which needs no reason, and null when the change is
 * cancelled.
 * @returns the function that asks, and its dialog
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

/** The reason for undoing a change. @param reason reason of the change */
export const undoneReason = (reason: string): string => `Undone: ${reason}`.slice(0, MAXIMUM_LENGTHS.changeReason);
