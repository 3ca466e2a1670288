import { useQuery, useQueryClient } from '@vitrine/platform';
import { FRESH_MS } from '../freshness.js';
import { type RowsKey, useChangeRow, useDeleteRow, useSaveRow } from '../rows/index.js';

interface ResourceCalls<Row, Input> {
  /** Where the rows lie in the query cache. */
  key: RowsKey;
  /** All rows, also those that visitors do not see. */
  list: (signal: AbortSignal | null) => Promise<Row[]>;
  create: (body: Input) => Promise<Row>;
  /** Any subset of the fields. */
  change: (id: string, body: Partial<Input>) => Promise<Row>;
  remove: (id: string) => Promise<unknown>;
  /** Switches the flag of a row, where that is an operation of its own; else the flag is changed. */
  toggle?: (id: string) => Promise<Row>;
  /** What else shows the rows, and is read anew after a change. */
  shownIn?: readonly RowsKey[];
  /** What may change other rows, too: the list is read anew after it. */
  readAnewAfter?: readonly ('save' | 'remove')[];
  /** How long the list counts as fresh, in milliseconds. */
  staleMs?: number;
  /** For how long a list that nobody looks at is retained, in milliseconds. */
  retainedMs?: number;
}

interface ToggleTexts<Row> {
  /** What is said when it fails, before the API's own sentence; `row` is as it was. */
  failure: (row: Row) => string;
  /** What is said when it is done; without it the row alone shows it. */
  done?: (row: Row) => string;
}

/** The hooks of a resource whose rows the API gives whole: reading, saving, deleting, and switching a flag. */
export function resourceCalls<Row extends { id: string }, Input>(calls: ResourceCalls<Row, Input>) {
  const {
    key,
    list,
    create,
    change,
    remove,
    toggle,
    shownIn = [],
    readAnewAfter = [],
    staleMs = FRESH_MS.list,
  } = calls;

  const useRefresh = () => {
    const client = useQueryClient();
    return async <Answer>(work: Promise<Answer>): Promise<Answer> => {
      const given = await work;
      await Promise.all(shownIn.map((queryKey) => client.invalidateQueries({ queryKey })));
      return given;
    };
  };

  return {
    list,

    /** All rows; `latest` also where they were read a moment ago, and none before `enabled`. */
    useList: ({ latest = false, enabled = true } = {}) =>
      useQuery({
        queryKey: key,
        queryFn: ({ signal }) => list(signal),
        staleTime: staleMs,
        ...(calls.retainedMs !== undefined && { gcTime: calls.retainedMs }),
        refetchOnMount: latest ? 'always' : true,
        enabled,
      }),

    /** Creates a row (`id` null) or changes one. */
    useSave: () => {
      const refresh = useRefresh();
      const save = (id: string | null, body: Input) => refresh(id === null ? create(body) : change(id, body));
      return useSaveRow(key, save, readAnewAfter.includes('save'));
    },

    /** Deletes a row for good. */
    useRemove: () => {
      const refresh = useRefresh();
      return useDeleteRow(key, (id) => refresh(remove(id)), readAnewAfter.includes('remove'));
    },

    /** Switches a flag. It alone is sent: whatever else was changed meanwhile stays. */
    useToggle: (flag: keyof Row & keyof Input, texts: string | ToggleTexts<Row>) =>
      useChangeRow<Row>({
        list: key,
        changed: (row) => ({ ...row, [flag]: !row[flag] }),
        send: (row) => toggle?.(row.id) ?? change(row.id, { [flag]: row[flag] } as unknown as Partial<Input>),
        ...(typeof texts === 'string' ? { failure: () => texts } : texts),
      }),
  };
}
