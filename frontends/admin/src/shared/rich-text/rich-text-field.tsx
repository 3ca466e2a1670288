import { type LoadingPageProps, lazyPage } from '@vitrine/platform';
import { Alert, FieldFrame, Skeleton } from '@vitrine/ui';
import { useContext, useId } from 'react';
import { FieldContext, type RichTextFieldProps } from './field-context.js';

/** Height of an empty editor with its toolbar, in pixels. */
const AWAITED_HEIGHT = 340;

/** Shown instead of the editor while its script is loading or when loading failed; the form's value stays. */
function LoadingEditor({ failed, onRetry }: LoadingPageProps) {
  const { label } = useContext(FieldContext);
  const id = useId();
  return (
    <FieldFrame label={label} id={id} helpId={`${id}help`} error={undefined}>
      {failed ? (
        <Alert severity="error" action={{ label: 'Try again', onClick: onRetry }}>
          The editor could not be loaded.
        </Alert>
      ) : (
        <Skeleton variant="rectangular" height={AWAITED_HEIGHT} aria-busy="true" />
      )}
    </FieldFrame>
  );
}

const Editor = lazyPage(
  'rich-text',
  () => import(/* webpackChunkName: "rich-text" */ './rich-text-editor.js'),
  LoadingEditor,
);

/** A rich text bound to a Formik value (back-office spec §2, Content pages); the editor is loaded when it is first shown. */
export function RichTextField(props: RichTextFieldProps) {
  return (
    <FieldContext value={props}>
      <Editor />
    </FieldContext>
  );
}
