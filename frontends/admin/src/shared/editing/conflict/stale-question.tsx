import { useSession } from '@vitrine/platform';
import { Alert, Button, Dialog } from '@vitrine/ui';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { ConflictChoice, type Side } from './conflict-choice.js';
import { differences } from './differences.js';
import { fieldLabel } from '../errors/field-label.js';
import { lastChangeText } from './last-change-text.js';
import { withFieldsFrom } from './merge-changes.js';
import type { Conflict, EntityEditing } from '../use-entity-editing.js';

interface StaleQuestionProps<Values extends object> {
  editing: EntityEditing<Values>;
}

/** Asks, after a version was refused, which value to keep of each field that both sides changed. */
export function StaleQuestion<Values extends object>({ editing }: StaleQuestionProps<Values>) {
  const { stale, noun } = editing;
  const { admin } = useSession();
  if (!stale) return null;
  const { conflict, lastChange } = stale;
  const opening = lastChangeText(noun, lastChange, admin?.email);
  return conflict ? (
    <Question key={conflict.version} editing={editing} conflict={conflict} opening={opening} />
  ) : (
    <Unknown editing={editing} opening={opening} />
  );
}

const title = (noun: string) => `This ${noun} was changed meanwhile`;

interface QuestionProps<Values extends object> extends StaleQuestionProps<Values> {
  conflict: Conflict<Values>;
  /** Who changed it, and when. */
  opening: string;
}

function Question<Values extends object>({ editing, conflict, opening }: QuestionProps<Values>) {
  const { values: typed } = useFormikContext<Values>();
  const { noun, labels, busy, refused, forgetStale, resolve } = editing;
  const { merge, theirs } = conflict;
  const [chosen, choose] = useState<readonly Side[]>(() => merge.conflicts.map(() => 'yours'));
  const conflicting = differences(merge.values, theirs);
  const save = () =>
    resolve(
      typed,
      merge.conflicts.reduce(
        (values, paths, place) => (chosen[place] === 'theirs' ? withFieldsFrom(values, paths, theirs) : values),
        merge.values,
      ),
    );
  return (
    <Dialog
      open
      onClose={busy ? undefined : forgetStale}
      title={title(noun)}
      size="medium"
      role="alertdialog"
      actions={
        <>
          <Button kind="quiet" disabled={busy} autoFocus onClick={forgetStale}>
            Back to the form
          </Button>
          <Button busy={busy} onClick={() => void save()}>
            Save these
          </Button>
        </>
      }
    >
      <p>{opening} You both changed the following. Choose what to keep.</p>
      {merge.conflicts.map((paths, place) => (
        <ConflictChoice
          key={paths.join()}
          differences={conflicting.filter(({ path }) => paths.includes(path))}
          labels={labels}
          chosen={chosen[place] ?? 'yours'}
          onChoose={(side) => choose(chosen.map((one, index) => (index === place ? side : one)))}
        />
      ))}
      {merge.takenOver.length > 0 && (
        <p>Kept as stored now: {merge.takenOver.map((path) => fieldLabel(path, labels)).join(', ')}.</p>
      )}
      {refused !== undefined && <Alert severity="error">{refused}</Alert>}
    </Dialog>
  );
}

function Unknown<Values extends object>({ editing, opening }: StaleQuestionProps<Values> & { opening: string }) {
  const { noun, busy, forgetStale, compareAgain } = editing;
  const { values } = useFormikContext<Values>();
  return (
    <Dialog
      open
      onClose={forgetStale}
      title={title(noun)}
      size="small"
      role="alertdialog"
      actions={
        <>
          <Button kind="quiet" autoFocus onClick={forgetStale}>
            Back to the form
          </Button>
          <Button busy={busy} onClick={() => void compareAgain(values)}>
            Try again
          </Button>
        </>
      }
    >
      <p>{opening}</p>
      <Alert severity="error">What is stored now could not be loaded. Nothing was saved; what you typed is kept.</Alert>
    </Dialog>
  );
}
