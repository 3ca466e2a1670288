import { Skeleton } from '@vitrine/ui';
import { fileName } from '../../shared/form/index.js';
import { LoadingText } from '../../shared/layout/screen.js';
import { ListFailure } from '../../shared/list/index.js';
import { useMayOn } from '../../shared/permissions/index.js';
import { PlainDialog } from '../../shared/dialogs/plain-dialog.js';
import { useFile } from '../media-calls.js';
import { FileEditor } from './file-editor.js';
import { FileFacts } from './file-facts.js';

interface FileDialogProps {
  id: string;
  /** Shows another file. */
  onShow: (id: string) => void;
  onClose: () => void;
}

/** The details of a file, and its form for those who may change it. */
export function FileDialog({ id, onShow, onClose }: FileDialogProps) {
  const query = useFile(id);
  const { data: file, error } = query;
  const mayWrite = useMayOn('media')('write');
  if (file && mayWrite) return <FileEditor file={file} onShow={onShow} onClose={onClose} />;
  return (
    <PlainDialog size="large" title={file ? fileName(file) : 'File'} onClose={onClose}>
      <ListFailure query={query} text="The file could not be loaded." />
      {file && <FileFacts file={file} />}
      {!file && !error && (
        <>
          <LoadingText>Loading the file...</LoadingText>
          <Skeleton variant="rectangular" height={320} />
        </>
      )}
    </PlainDialog>
  );
}
