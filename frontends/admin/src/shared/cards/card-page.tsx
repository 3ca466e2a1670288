import type { ImportKind, ScreenNeeding } from '@vitrine/schemas';
import { Button } from '@vitrine/ui';
import { Fragment, type ReactNode } from 'react';
import { ImportTools } from '../importing/index.js';
import { EmptyList, ListTools, ToolSelect, useListAddress, useListState, useLocalList } from '../list/index.js';
import { Screen } from '../layout/screen.js';
import { useMayOn } from '../permissions/index.js';
import { type DeletingTexts, type ResourceCalls, useDeleting } from '../resource/index.js';
import type { useChangeRow } from '../rows/index.js';
import type { CardTools } from './card.js';
import { CardList } from './card-list.js';
import type { CardSearch } from './card-search.js';

interface CardPageProps<Row extends { id: string }, Input> {
  calls: ResourceCalls<Row, Input>;
  /** The screen whose permissions decide who may create, change and delete rows. */
  screen: ScreenNeeding<'write' | 'delete'>;
  search: CardSearch<Row>;
  /** Placeholder of the search field. */
  placeholder: string;
  /** False as long as the rows must not be fetched. */
  isEnabled?: boolean;
  /** Shown above the list tools, such as figures. */
  head?: ReactNode;
  /** Kind of rows for import and export by file. */
  files?: ImportKind;
  /** Button or link that creates a row. */
  add: ReactNode;
  /** Shown during the first load. */
  loading?: string;
  /** Shown when loading fails and the API gave no sentence. */
  otherwise?: string;
  /** Shown when no row matches the search and the filters. */
  notFound?: { title?: string; hint?: string };
  /** Shown when there is no row at all; `children` leads on those who may create one. */
  none: { title?: string; hint?: string; children?: ReactNode };
  /** Toggles a flag of a row. */
  toggle?: Pick<ReturnType<typeof useChangeRow<Row>>, 'change' | 'toFailure'>;
  card: (row: Row, tools: CardTools) => ReactNode;
  deleting?: DeletingTexts<Row>;
  /** Read-only dialogs; those that create and change rows are `forms`. */
  children?: ReactNode;
  forms?: ReactNode;
}

/** A screen that shows all rows of an API list as cards, with search, filters, order, creation and deletion. */
export function CardPage<Row extends { id: string }, Input>(props: CardPageProps<Row, Input>) {
  const { calls, search, placeholder, isEnabled = true, head, add, toggle, card } = props;
  const { plural } = calls;
  const mayOn = useMayOn(props.screen);
  const mayWrite = mayOn('write');
  const { loading = `Loading ${plural}...`, otherwise = '' } = props;
  const title = `No ${plural} found`;
  const query = calls.useList({ enabled: isEnabled });
  const address = useListAddress(search.shape);
  const { state, change, href, reset, narrowed } = address;
  const list = useLocalList(query.data, state, search.listing);
  const from = useListState();
  const [askToDelete, deleteDialog] = useDeleting(calls, props.deleting);
  const toolsOf = (row: Row): CardTools => ({
    from,
    failure: toggle?.toFailure(row),
    mayWrite,
    ...(toggle && mayWrite && { onToggle: () => toggle.change(row) }),
    ...(mayOn('delete') && { onDelete: () => askToDelete(row) }),
  });

  return (
    <Screen>
      {head}
      <ListTools
        label={`Search ${plural}`}
        placeholder={placeholder}
        address={address}
        filters={search.filters}
        order={
          <ToolSelect
            label="Order by"
            value={state.sort}
            options={search.orders}
            onChange={(sort) => change({ sort })}
          />
        }
      >
        {props.files && <ImportTools kind={props.files} />}
        {mayWrite && add}
      </ListTools>
      <CardList
        of={plural}
        list={list}
        query={query}
        loading={loading}
        failure={{ text: calls.failures.list, otherwise }}
        href={(page) => href({ page })}
        empty={
          narrowed ? (
            <EmptyList title={title} hint="Try another search or status." {...props.notFound}>
              <Button kind="quiet" onClick={reset}>
                Show all {plural}
              </Button>
            </EmptyList>
          ) : (
            <EmptyList title={title} {...(mayWrite ? props.none : { title: props.none.title ?? title })} />
          )
        }
        card={(row) => <Fragment key={row.id}>{card(row, toolsOf(row))}</Fragment>}
      />
      {props.children}
      {mayWrite && props.forms}
      {deleteDialog}
    </Screen>
  );
}
