import { ApiFailure, type UseQueryResult } from '@vitrine/platform';
import { Alert, ButtonLink } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { failureWithReason } from '../../shared/failure-text.js';
import { Entrance, entranceText } from './entrance.js';

interface LinkPageProps<Answer> {
  title: string;
  /** What the link leads to. */
  query: UseQueryResult<Answer>;
  /** Why a link leads nowhere, and what to do. */
  over: string;
  /** Where that is done. */
  way: { to: string; label: string };
  /** Said when it could not be asked, before the API's own sentence. */
  failure: string;
  children: (answer: Answer) => ReactNode;
}

/** A page that a link in a mail leads to: what it is for, that it is over, or that it could not be asked. */
export function LinkPage<Answer>({ title, query, over, way, failure, children }: LinkPageProps<Answer>) {
  const { data, error, isFetching, refetch } = query;
  const isOver = error instanceof ApiFailure && error.status === 404;
  return (
    <Entrance title={title}>
      {data !== undefined && children(data)}
      {!data && !error && <p role="status">One moment...</p>}
      {isOver && (
        <>
          <p role="status" className={entranceText}>
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
    </Entrance>
  );
}
