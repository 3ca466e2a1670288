import { MEDIA_KINDS, type MediaFileKind, UNUSED_FILE_DAYS } from '@vitrine/schemas';
import { Button } from '@vitrine/ui';
import { LibraryFiles } from '../shared/form/index.js';
import { toOptions } from '../shared/form/to-options.js';
import { Line } from '../shared/layout/line.js';
import { Screen } from '../shared/layout/screen.js';
import {
  EmptyList,
  type Filter,
  type ListShape,
  ListTools,
  useDialogRow,
  useListAddress,
} from '../shared/list/index.js';
import { FileDialog } from './detail/file-dialog.js';
import { FileTile } from './file-tile.js';

const SHAPE = {
  sorts: ['-createdAt'],
  defaultSort: '-createdAt',
  filters: { kind: MEDIA_KINDS, use: ['unused'] },
} as const satisfies ListShape<string, { kind: readonly MediaFileKind[]; use: readonly string[] }>;

const KIND_NAMES: Readonly<Record<MediaFileKind, string>> = { image: 'Pictures', video: 'Films', captions: 'Captions' };

const FILTERS: readonly Filter[] = [
  { name: 'kind', label: 'Filter by kind', all: 'All kinds', options: toOptions(KIND_NAMES) },
  { name: 'use', label: 'Filter by use', all: 'All files', options: toOptions({ unused: 'Not used' }) },
];

/** The media library: pictures, films and captions with their uses and texts. */
export default function MediaPage() {
  const address = useListAddress(SHAPE);
  const { state, reset, narrowed } = address;
  const shown = useDialogRow('file');
  const { kind, use } = state.filters;
  return (
    <Screen>
      <Line
        note={`Files come from the forms of products, interviews and the others. One that nothing uses is deleted after ${UNUSED_FILE_DAYS} days.`}
      />
      <ListTools label="Search files" placeholder="Search file names" address={address} filters={FILTERS} />
      <LibraryFiles
        filter={{ search: state.search, kind, unused: use !== undefined }}
        tile={(file) => <FileTile file={file} href={shown.href(file.id)} />}
        empty={
          <EmptyList
            title={narrowed ? 'Nothing found' : 'No files yet'}
            hint={narrowed ? 'Try another search, kind or use.' : 'What is uploaded in a form appears here.'}
          >
            {narrowed && (
              <Button kind="quiet" onClick={reset}>
                Show all files
              </Button>
            )}
          </EmptyList>
        }
      />
      {shown.id !== null && <FileDialog key={shown.id} id={shown.id} onShow={shown.show} onClose={shown.close} />}
    </Screen>
  );
}
