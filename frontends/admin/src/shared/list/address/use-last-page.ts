import { useEffect } from 'react';

interface Answer {
  page: number;
  limit: number;
  total: number;
  /** Number of rows in the answer. */
  rows: number;
}

/** Goes from a page beyond the end to the last page, for example when rows were deleted since the address was saved. */
export function useLastPage(answer: Answer | undefined, onPage: (page: number) => void): void {
  const last = answer && Math.ceil(answer.total / answer.limit);
  const beyond = answer !== undefined && answer.rows === 0 && answer.total > 0 && last !== answer.page;
  useEffect(() => {
    if (beyond && last !== undefined) onPage(last);
  }, [beyond, last, onPage]);
}
