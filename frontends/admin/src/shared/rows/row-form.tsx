import { type UseQueryResult, useNavigate, useParams } from '@vitrine/platform';
import { ButtonLink, Skeleton } from '@vitrine/ui';
import type { ComponentProps } from 'react';
import { EntityPage, type Versioned } from '../editing/index.js';
import { EmptyList, ListFailure, useReturnAddress } from '../list/index.js';
import { LoadingText, Screen } from '../layout/screen.js';

type PageProps<Row extends Versioned, Values extends object, Body extends object> = ComponentProps<
  typeof EntityPage<Row, Values, Body>
>;

interface RowFormProps<Row extends Versioned, Values extends object, Body extends object> extends Omit<
  PageProps<Row, Values, Body>,
  'entity' | 'reload' | 'back' | 'onSaved' | 'failure' | 'saveLabel'
> {
  /** The whole list, as it is now: a form is not filled from what was read before. */
  query: Pick<UseQueryResult<Row[]>, 'data' | 'error' | 'isFetching' | 'isFetchedAfterMount' | 'refetch'>;
  /** Path and name of the list, and what is said when it does not come. */
  list: { path: string; label: string; failure: string };
  /** Texts where the row is new, and where it is changed. */
  texts: Record<'create' | 'change', { saveLabel: string; failure: string }>;
}

/** The page on which a row is created, or the one that the address names as `id` is changed; afterwards it leads back to the list. */
export function RowForm<Row extends Versioned, Values extends object, Body extends object>(
  props: RowFormProps<Row, Values, Body>,
) {
  const { query, list, texts, children, ...rest } = props;
  const { id } = useParams();
  const back = useReturnAddress(list.path);
  const navigate = useNavigate();
  const { error, isFetching, isFetchedAfterMount, refetch } = query;
  const rows = isFetchedAfterMount ? query.data : undefined;
  const row = rows?.find((one) => one.id === id) ?? null;

  if (id === undefined || row) {
    return (
      <EntityPage
        key={id ?? ''}
        {...rest}
        {...texts[row ? 'change' : 'create']}
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
      <ListFailure error={error} text={list.failure} busy={isFetching} onRetry={() => void refetch()} />
      {rows && (
        <EmptyList title={`This ${rest.noun} does not exist`} hint="It may have been deleted meanwhile.">
          <ButtonLink kind="quiet" to={list.path}>
            {list.label}
          </ButtonLink>
        </EmptyList>
      )}
      {!rows && !error && (
        <div>
          <LoadingText>{`Loading ${rest.noun}...`}</LoadingText>
          <Skeleton variant="rectangular" height={320} />
        </div>
      )}
    </Screen>
  );
}
