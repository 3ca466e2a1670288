import { useFormikContext } from 'formik';
import { StaleDialog } from './stale-dialog.js';
import type { EntityEditing } from './use-entity-editing.js';

interface StaleQuestionProps<Values extends object> {
  editing: EntityEditing<Values>;
  labels: Readonly<Record<string, string>>;
}

/** Asks, once a version was refused, which of the two shall stand. */
export function StaleQuestion<Values extends object>({ editing, labels }: StaleQuestionProps<Values>) {
  const { values } = useFormikContext<Values>();
  const { stale, noun, busy, refused, forgetStale, overwrite, takeTheirs } = editing;
  return (
    <StaleDialog
      open={stale !== null}
      noun={noun}
      busy={busy}
      differences={stale?.differences ?? null}
      labels={labels}
      failure={refused}
      onBack={forgetStale}
      onReload={() => void takeTheirs()}
      onOverwrite={() => void overwrite(values)}
    />
  );
}
