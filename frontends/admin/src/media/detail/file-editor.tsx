import { mediaFileSchema } from '@vitrine/schemas';
import { EntityDialog } from '../../shared/editing/index.js';
import { fileName, Fields, type MediaFile, shownPicture, TranslatedText } from '../../shared/form/index.js';
import { readFile, useSaveFile } from '../media-calls.js';
import { DeleteFile } from './delete-file.js';
import { FileFacts } from './file-facts.js';
import { bodyOf, LABELS, TOGETHER, valuesOf } from './file-values.js';
import { FocalPointField } from './focal-point-field.js';
import { ReplaceFile } from './replace-file.js';

/** The width of the picture on which the focal point is set, in pixels. */
const ENOUGH_PIXELS = 900;

interface FileEditorProps {
  file: MediaFile;
  onShow: (id: string) => void;
  onClose: () => void;
}

/** The form for alternative text and focal point, beside the file's facts and uses. */
export function FileEditor({ file, onShow, onClose }: FileEditorProps) {
  const save = useSaveFile();
  const picture = shownPicture(file, ENOUGH_PIXELS);
  return (
    <EntityDialog
      size="large"
      title={fileName(file)}
      saveLabel="Save"
      entity={file}
      noun="file"
      labels={LABELS}
      together={TOGETHER}
      getName={fileName}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      schema={mediaFileSchema}
      save={save}
      reload={(id) => readFile(id)}
      failure="The file could not be saved."
      onClose={onClose}
    >
      <Fields>
        {picture !== undefined && <FocalPointField name="focalPoint" picture={picture} />}
        {file.kind !== 'captions' && (
          <TranslatedText
            name="alt"
            label="Alternative text"
            hint="What the picture shows, for those who do not see it. Without one, pages say what the picture belongs to."
          />
        )}
        <FileFacts file={file} />
        <ReplaceFile file={file} onReplaced={onShow} />
        <DeleteFile file={file} onDeleted={onClose} />
      </Fields>
    </EntityDialog>
  );
}
