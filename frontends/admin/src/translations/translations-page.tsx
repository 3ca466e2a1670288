import {
  languageName,
  TRANSLATED_KIND_NAMES as KINDS,
  TRANSLATED_KINDS,
  TRANSLATED_LANGUAGES,
  type TranslatedKind,
  type TranslatedLanguage,
} from '@vitrine/schemas';
import { useMemo } from 'react';
import { format } from '../shared/format.js';
import { useTranslatedLanguages } from '../shared/form/index.js';
import { Screen } from '../shared/layout/screen.js';
import { useMay } from '../shared/permissions/index.js';
import {
  cells,
  type Column,
  DataTable,
  type ListShape,
  ListTools,
  narrowCells,
  PagedRows,
  RowLink,
  useListAddress,
  useLocalList,
} from '../shared/list/index.js';
import type { MissingTexts } from './missing-texts.js';
import { KIND_NAMES, useMissingTexts } from './use-missing-texts.js';

const shape = {
  sorts: ['kind', '-kind', '-count', 'count', 'name', '-name'],
  defaultSort: 'kind',
  filters: { kind: KINDS, language: TRANSLATED_LANGUAGES },
} as const satisfies ListShape<string, { kind: readonly TranslatedKind[]; language: readonly TranslatedLanguage[] }>;

const listing = {
  text: ({ name, fields }: MissingTexts) => [name, ...fields],
  filters: {
    kind: ({ kind }: MissingTexts, chosen: string) => kind === chosen,
    language: ({ language }: MissingTexts, chosen: string) => language === chosen,
  },
  sorts: {
    kind: ({ kind }: MissingTexts) => KINDS.indexOf(kind as TranslatedKind),
    count: ({ count }: MissingTexts) => count,
    name: ({ name }: MissingTexts) => name,
  },
};

const texts = (count: number): string => (count === 1 ? '1 text' : `${format.count(count)} texts`);

/** A row with missing texts, and whether the signed-in person may translate it. */
type Row = MissingTexts & { mayWrite: boolean };

const columns: readonly Column<Row>[] = [
  { title: 'Name', sort: 'name', className: cells.short, cell: ({ name }) => name },
  {
    title: 'Kind',
    sort: 'kind',
    className: cells.quiet,
    cell: ({ kind }) => KIND_NAMES[kind as TranslatedKind],
  },
  { title: 'Language', className: cells.quiet, cell: ({ language }) => languageName(language) },
  { title: 'Missing in', className: `${cells.short} ${narrowCells.wide}`, cell: ({ fields }) => fields.join(', ') },
  { title: 'Texts', sort: 'count', className: cells.figure, cell: ({ count }) => format.count(count) },
  {
    title: 'Actions',
    className: cells.actions,
    cell: ({ name, language, path, mayWrite }) =>
      mayWrite && (
        <RowLink to={path} of={`${name} into ${languageName(language)}`}>
          Translate
        </RowLink>
      ),
  },
];

/** All texts that visitors do not get in their own language, each with a link to its form. */
export default function TranslationsPage() {
  const may = useMay();
  const query = useMissingTexts();
  const address = useListAddress(shape);
  const { state, href, narrowed } = address;
  const list = useLocalList(query.data, state, listing);
  const total = useMemo(() => query.data?.reduce((sum, { count }) => sum + count, 0), [query.data]);
  const page = list && { page: list.page, limit: state.limit, total: list.total };
  return (
    <Screen>
      <p role="status">
        {total === undefined
          ? ''
          : total === 0
            ? 'Every German text is there in every language of the site.'
            : `${texts(total)} are missing: visitors are shown them in another language than theirs.`}
      </p>
      <ListTools
        label="Search what is missing"
        placeholder="Search by name or field"
        address={address}
        filters={[
          {
            name: 'kind',
            label: 'Filter by kind',
            all: 'Everything',
            options: KINDS.map((value) => ({ value, label: KIND_NAMES[value] })),
          },
          {
            name: 'language',
            label: 'Filter by language',
            all: 'Every language',
            options: useTranslatedLanguages().map((value) => ({ value, label: languageName(value) })),
          },
        ]}
      />
      <PagedRows
        of="missing translations"
        failure="Not everything could be loaded."
        loading="Looking for missing translations..."
        list={{ ...query, data: page }}
        count={list?.rows.length ?? 0}
        empty={{ title: narrowed ? 'Nothing of this is missing' : 'Nothing is missing', all: 'Show everything' }}
        address={address}
      >
        <DataTable
          caption="Missing translations"
          columns={columns}
          rows={list?.rows.map((row) => ({
            ...row,
            mayWrite: may(`${TRANSLATED_KINDS[row.kind as TranslatedKind].area}:write`),
          }))}
          rowKey={({ key }) => key}
          order={{ sort: state.sort, href: (sort) => href({ sort: sort as (typeof shape.sorts)[number] }) }}
        />
      </PagedRows>
    </Screen>
  );
}
