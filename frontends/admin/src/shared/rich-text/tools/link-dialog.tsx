import { linkTarget, sentence } from '@vitrine/schemas';
import { Button, Dialog, Form, SubmitButton, TextField } from '@vitrine/ui';
import { Formik } from 'formik';
import { object, string } from 'yup';
import { Fields } from '../../form/form-section.js';
import { completedLink } from './typed-link.js';

export interface LinkValues {
  href: string;
  /** The visible text; '' for the address itself. */
  text: string;
}

interface LinkDialogProps {
  /** Address of the existing link. */
  href: string | undefined;
  /** Whether there is no selection that could become the link. */
  asksForText: boolean;
  onPut: (link: LinkValues) => void;
  onRemove: () => void;
  onClose: () => void;
}

const schema = object({
  href: linkTarget()
    .transform((value: string | null) => value && completedLink(value))
    .required(sentence('url.link')),
  text: string().trim(),
});

/** Asks for the address of a link; only safe addresses that lead to a page, a mailbox or a telephone are accepted. */
export function LinkDialog({ href, asksForText, onPut, onRemove, onClose }: LinkDialogProps) {
  return (
    <Formik<LinkValues>
      initialValues={{ href: href ?? '', text: '' }}
      validationSchema={schema}
      onSubmit={(values) => onPut({ href: completedLink(values.href), text: values.text.trim() })}
    >
      <Dialog
        open
        onClose={onClose}
        title={href === undefined ? 'Insert a link' : 'Change the link'}
        size="small"
        wrap={(inside) => <Form>{inside}</Form>}
        actions={
          <>
            {href !== undefined && (
              <Button kind="text" onClick={onRemove}>
                Remove link
              </Button>
            )}
            <Button kind="quiet" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton>{href === undefined ? 'Insert link' : 'Change link'}</SubmitButton>
          </>
        }
      >
        <Fields>
          <TextField
            name="href"
            label="Address"
            required
            autoFocus
            hint="It opens in a new tab."
            placeholder="https://"
            inputProps={{ autoComplete: 'off', inputMode: 'url', spellCheck: false }}
          />
          {asksForText && <TextField name="text" label="Text" hint="Without one, the address is shown." />}
        </Fields>
      </Dialog>
    </Formik>
  );
}
