import { getPublicationState, type PreviewedKind, type PublicationState } from '@vitrine/schemas';
import { TextField } from '@vitrine/ui';
import { useFormikContext } from 'formik';
import { FieldRow, SwitchField } from '../form/index.js';
import { format } from '../format.js';
import { utcTimeText } from '../local-time.js';
import { PublicationBadge } from './publication-badge.js';
import { PreviewButton } from './preview-button.js';
import styles from './publication-fields.module.css';

interface PublicationFieldsProps {
  /** Name of the flag, and its label. */
  flag: string;
  label: string;
  /** The noun in sentences. */
  noun: PreviewedKind;
  /** Explains the flag, where that is needed. */
  hint?: string;
  /** Id for the preview on the site; a new one has none. */
  id?: string | undefined;
}

/** Fields for whether and from when on visitors see a thing: the flag, the time `publishedAt`, and the resulting state. */
export function PublicationFields({ flag, label, noun, hint, id }: PublicationFieldsProps) {
  const { values } = useFormikContext<Record<string, unknown> & { publishedAt: string }>();
  const isOn = values[flag] === true;
  const publishedAt = utcTimeText(values.publishedAt) || null;
  const outcomes: Record<PublicationState, string> = {
    draft: `Visitors do not see the ${noun}.`,
    scheduled: `Visitors see the ${noun} from ${publishedAt ? format.dateTime(publishedAt) : ''} on.`,
    published: `Visitors see the ${noun} as soon as it is saved.`,
  };
  return (
    <>
      <SwitchField name={flag} label={label} {...(hint !== undefined && { hint })} />
      <FieldRow>
        <TextField
          name="publishedAt"
          type="datetime-local"
          label="Publication time"
          hint={`In your time zone; empty: as soon as the ${noun} is switched on`}
        />
      </FieldRow>
      <p className={styles.state}>
        <PublicationBadge isOn={isOn} publishedAt={publishedAt} />
        <span>{outcomes[getPublicationState(isOn, publishedAt)]}</span>
      </p>
      {id !== undefined && <PreviewButton previewed={{ kind: noun, id }} />}
    </>
  );
}
