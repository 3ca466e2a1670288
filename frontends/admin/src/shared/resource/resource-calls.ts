import { answer, api, type paths, useQuery, useQueryClient } from '@vitrine/platform';
import type { AnySchema, InferType } from 'yup';
import { FRESH_MS } from '../freshness.js';
import { type RowsKey, useChangeRow, useDeleteRow, useSaveRow } from '../rows/index.js';

/** The row in the API's answer to a change, by the path of the rows. */
type RowAt<Rows extends string> = paths[`${Rows}/{id}` & keyof paths] extends {
  put: { responses: { 200: { content: { 'application/json': infer Row extends { id: string; version: number } } } } };
}
  ? Row
  : never;

interface ResourceCallsOptions<Rules extends AnySchema, Rows extends keyof paths> {
  /** The declaration of `@vitrine/schemas`. */
  resource: { name: string; nameField: string; schema: Rules };
  /** The noun in sentences; the name of the resource in lower case by default. */
  noun?: string;
  /** Shown before the API's own sentence when the rows cannot be loaded, and when a row cannot be created or changed; default: that it failed. */
  failures?: Partial<Record<'list' | 'create' | 'change', string>>;
  /** Path where rows are created, and below it changed and deleted. */
  rows: Rows;
  /** Path where all rows are read, also those that visitors do not see. */
  all: keyof paths;
  /** Path where a flag of a row is toggled, if that is an operation of its own; else the flag is changed. */
  toggle?: keyof paths;
  /** Fields that no change sends. */
  fixed?: readonly (keyof InferType<Rules>)[];
  /** Called before each call; what it throws is the failure of the call, and nothing is sent. */
  before?: () => unknown;
  /** Query keys of what else shows the rows; refetched after a change. */
  shownIn?: readonly RowsKey[];
  /** Operations that may change other rows, too: the list is refetched after them. */
  readAnewAfter?: readonly ('save' | 'remove')[];
  /** For how long the list counts as fresh, in milliseconds. */
  staleMs?: number;
  /** For how long an unused list is kept in the cache, in milliseconds. */
  retainedMs?: number;
}

/** The API's client with the path as a value; the caller casts the answer to its type. */
const client = api as unknown as Readonly<
  Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', (path: string, options: object) => Promise<{ data?: unknown }>>
>;

interface ToggleTexts<Row> {
  /** Shown when it fails, before the API's own sentence; `row` is as it was. */
  failure: (row: Row) => string;
  /** Shown when it is done; without it only the row shows the change. */
  done?: (row: Row) => string;
}

/** The hooks of a resource whose rows the API returns whole: reading, saving, deleting, and toggling a flag. */
export function resourceCalls<Rules extends AnySchema, Rows extends keyof paths>(
  options: ResourceCallsOptions<Rules, Rows>,
) {
  type Row = RowAt<Rows>;
  type Input = InferType<Rules>;
  const { resource, rows, all, shownIn = [], readAnewAfter = [], staleMs = FRESH_MS.list } = options;
  const { toggle: togglePath, fixed = [], noun = resource.name.toLowerCase() } = options;
  const [group = ''] = rows.split('/').filter((part) => !['', 'api', 'admin'].includes(part));
  const plural = group.replaceAll('-', ' ');
  const key = [group, 'all'] as const;
  const failures = {
    list: `The ${plural} could not be loaded.`,
    create: `The ${noun} could not be saved.`,
    change: `The ${noun} could not be saved.`,
    ...options.failures,
  };

  const send = async (method: keyof typeof client, path: string, given: object): Promise<unknown> => {
    options.before?.();
    return answer(client[method](path, given));
  };
  const params = (id: string) => ({ params: { path: { id } } });
  const list = (signal: AbortSignal | null) => send('GET', all, { signal }) as Promise<Row[]>;
  const change = (id: string, body: Partial<Input>) => {
    const sent = Object.entries(body as object).filter(([field]) => !fixed.includes(field as keyof Input));
    return send('PUT', `${rows}/{id}`, { ...params(id), body: Object.fromEntries(sent) }) as Promise<Row>;
  };

  const useRefresh = () => {
    const queries = useQueryClient();
    return async <Answer>(work: Promise<Answer>): Promise<Answer> => {
      const given = await work;
      await Promise.all(shownIn.map((queryKey) => queries.invalidateQueries({ queryKey })));
      return given;
    };
  };

  return {
    /** Query key of the rows. */
    key,
    noun,
    /** The plural noun in sentences. */
    plural,
    /** Path of their screen. */
    path: `/admin/${group}`,
    failures,
    /** The name of a row. */
    getName: (row: object) => (row as Readonly<Record<string, string>>)[resource.nameField] ?? '',
    list,
    change,

    /** The row as it is stored now. */
    reload: async (id: string): Promise<Row | undefined> => (await list(null)).find((row) => row.id === id),

    /** All rows. `latest` refetches them even when they are fresh; nothing is read without `enabled`. */
    useList: ({ latest = false, enabled = true } = {}) =>
      useQuery({
        queryKey: key,
        queryFn: ({ signal }) => list(signal),
        staleTime: staleMs,
        ...(options.retainedMs !== undefined && { gcTime: options.retainedMs }),
        refetchOnMount: latest ? 'always' : true,
        enabled,
      }),

    /** Creates a row (`id` null) or changes one. */
    useSave: () => {
      const refresh = useRefresh();
      const create = (body: Input) => send('POST', rows, { body }) as Promise<Row>;
      const save = (id: string | null, body: Input) => refresh(id === null ? create(body) : change(id, body));
      return useSaveRow<Row, Input>(key, save, readAnewAfter.includes('save'));
    },

    /** Puts a row in the trash. */
    useRemove: () => {
      const refresh = useRefresh();
      const remove = (id: string) => refresh(send('DELETE', `${rows}/{id}`, params(id)));
      return useDeleteRow(key, remove, readAnewAfter.includes('remove'));
    },

    /** Toggles a flag. Only the flag is sent, so that other changes made meanwhile stay. */
    useToggle: (flag: keyof Row & keyof Input, texts: string | ToggleTexts<Row> = failures.change) =>
      useChangeRow<Row>({
        list: key,
        changed: (row) => ({ ...row, [flag]: !row[flag] }),
        send: (row) =>
          togglePath
            ? (send('PATCH', togglePath, params(row.id)) as Promise<Row>)
            : change(row.id, { [flag]: row[flag] } as Partial<Input>),
        ...(typeof texts === 'string' ? { failure: () => texts } : texts),
      }),
  };
}

/** The calls of a resource in the form that a generic screen or form needs. */
export type ResourceCalls<Row extends { id: string }, Input> = Omit<
  ReturnType<typeof resourceCalls<AnySchema, keyof paths>>,
  'list' | 'change' | 'reload' | 'useList' | 'useSave' | 'useToggle'
> & {
  reload: (id: string) => Promise<Row | undefined>;
  useList: (options?: { latest?: boolean; enabled?: boolean }) => ReturnType<typeof useQuery<Row[]>>;
  useSave: () => (id: string | null, body: Input) => Promise<Row>;
};
