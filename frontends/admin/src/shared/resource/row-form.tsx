import { useNavigate, useParams } from '@vitrine/platform';
import { words } from '@vitrine/schemas';
import { ButtonLink, Skeleton } from '@vitrine/ui';
import type { ComponentProps } from 'react';
import { EntityPage, type Versioned } from '../editing/index.js';
import { EmptyList, ListFailure, useReturnAddress } from '../list/index.js';
import { LoadingText, Screen } from '../layout/screen.js';
import type { ResourceCalls } from './resource-calls.js';

type PageProps<Row extends Versioned, Values extends object, Body extends object> = ComponentProps<
  typeof EntityPage<Row, Values, Body>
>;

interface RowFormProps<Row extends Versioned, Values extends object, Body extends object> extends Omit<
  PageProps<Row, Values, Body>,
  'entity' | 'noun' | 'getName' | 'save' | 'reload' | 'back' | 'onSaved' | 'failure' | 'saveLabel'
> {
  calls: ResourceCalls<Row, Body>;
}

/** The page that creates a row, or changes the one whose `id` is in the address; after saving it returns to the list. */
export function RowForm<Row extends Versioned, Values extends object, Body extends object>(
  props: RowFormProps<Row, Values, Body>,
) {
  const { calls, children, ...rest } = props;
  const { noun, plural, path, failures } = calls;
  const { id } = useParams();
  const back = useReturnAddress(path);
  const navigate = useNavigate();
  const save = calls.useSave();
  // The list is refetched, because a form must not be filled from the cache.
  const query = calls.useList({ latest: true });
  const { data, error, isFetchedAfterMount, refetch } = query;
  const rows = isFetchedAfterMount ? data : undefined;
  const row = rows?.find((one) => one.id === id) ?? null;

  if (id === undefined || row) {
    return (
      <EntityPage
        key={id ?? ''}
        {...rest}
        noun={noun}
        getName={calls.getName}
        save={save}
        saveLabel={`${row ? 'Save' : 'Add'} ${words(noun)}`}
        failure={failures[row ? 'change' : 'create']}
        entity={row}
        reload={async (one) => (await refetch({ throwOnError: true })).data?.find((now) => now.id === one)}
        back={back}
        onSaved={() => void navigate(back)}
      >
        <div>{children}</div>
      </EntityPage>
    );
  }
  return (
    <Screen>
      <ListFailure query={query} text={failures.list} />
      {rows && (
        <EmptyList title={`This ${noun} does not exist`} hint="It may have been deleted meanwhile.">
          <ButtonLink kind="quiet" to={path}>
            All {plural}
          </ButtonLink>
        </EmptyList>
      )}
      {!rows && !error && (
        <div>
          <LoadingText>{`Loading ${noun}...`}</LoadingText>
          <Skeleton variant="rectangular" height={320} />
        </div>
      )}
    </Screen>
  );
}
