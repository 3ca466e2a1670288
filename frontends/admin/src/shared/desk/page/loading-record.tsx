import { ApiFailure } from '@vitrine/platform';
import { ButtonLink, Skeleton } from '@vitrine/ui';
import { LoadingText, Screen } from '../../layout/screen.js';
import { EmptyList, ListFailure, type ReadState } from '../../list/index.js';

interface LoadingRecordProps {
  /** Such as `order`. */
  noun: string;
  back: { to: string; label: string };
  /** The read of the record; its `data` is null where the record does not exist. */
  query: ReadState & { data?: unknown };
}

const isMissing = (error: unknown) => error instanceof ApiFailure && error.status === 404;

/** In place of a record that is not there yet: it is loading, could not be loaded, or does not exist. */
export function LoadingRecord({ noun, back, query }: LoadingRecordProps) {
  const { data, error } = query;
  if (data === null || isMissing(error))
    return (
      <EmptyList title={`This ${noun} does not exist`} hint="It may have been deleted.">
        <ButtonLink kind="quiet" to={back.to}>
          {back.label}
        </ButtonLink>
      </EmptyList>
    );
  return (
    <Screen>
      <ListFailure query={query} text={`The ${noun} could not be loaded.`} />
      {!error && (
        <div>
          <LoadingText>{`Loading ${noun}...`}</LoadingText>
          <Skeleton variant="rectangular" height={320} />
        </div>
      )}
    </Screen>
  );
}
