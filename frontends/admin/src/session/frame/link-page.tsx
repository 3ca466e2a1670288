import { ApiFailure, type UseQueryResult } from '@vitrine/platform';
import { Alert, ButtonLink } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { failureWithReason } from '../../shared/failure-text.js';
import { SignedOutPage, signedOutText } from './signed-out-page.js';

interface LinkPageProps<Answer> {
  title: string;
  /** The query for what the link is about. */
  query: UseQueryResult<Answer>;
  /** Why a link is invalid, and what to do. */
  over: string;
  /** Link to the page where that is done. */
  way: { to: string; label: string };
  /** Shown when the query failed, before the API's own sentence. */
  failure: string;
  children: (answer: Answer) => ReactNode;
}

/** The page of a link in a mail: its content, that the link is invalid, or that the query failed. */
export function LinkPage<Answer>({ title, query, over, way, failure, children }: LinkPageProps<Answer>) {
  const { data, error, isFetching, refetch } = query;
  const isOver = error instanceof ApiFailure && error.status === 404;
  return (
    <SignedOutPage title={title}>
      {data !== undefined && children(data)}
      {!data && !error && <p role="status">One moment...</p>}
      {isOver && (
        <>
          <p role="status" className={signedOutText}>
            {over}
          </p>
          <ButtonLink to={way.to} kind="quiet" fullWidth>
            {way.label}
          </ButtonLink>
        </>
      )}
      {error && !isOver && (
        <Alert severity="error" action={{ label: 'Try again', onClick: () => void refetch(), busy: isFetching }}>
          {failureWithReason(error, failure)}
        </Alert>
      )}
    </SignedOutPage>
  );
}
