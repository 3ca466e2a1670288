import { ApiFailure } from '@vitrine/platform';
import { ButtonLink, Skeleton } from '@vitrine/ui';
import { LoadingText, Screen } from '../../layout/screen.js';
import { EmptyList, ListFailure } from '../../list/index.js';

interface AwaitedRecordProps {
  /** Such as `order`. */
  noun: string;
  back: { to: string; label: string };
  /** The read of the record; its `data` is null where the record does not exist. */
  query: { data?: unknown; error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
}

const isMissing = (error: unknown) => error instanceof ApiFailure && error.status === 404;

/** In place of a record that is not there yet: it is loading, could not be loaded, or does not exist. */
export function AwaitedRecord({ noun, back, query }: AwaitedRecordProps) {
  const { data, error, isFetching, refetch } = query;
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
      <ListFailure
        error={error instanceof Error ? error : null}
        text={`The ${noun} could not be loaded.`}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
      {!error && (
        <div>
          <LoadingText>{`Loading ${noun}...`}</LoadingText>
          <Skeleton variant="rectangular" height={320} />
        </div>
      )}
    </Screen>
  );
}
