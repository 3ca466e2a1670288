import { Alert, Form, SubmitButton } from '@vitrine/ui';
import type { ReactNode } from 'react';
import type { AnySchema } from 'yup';
import { Line } from '../layout/line.js';
import { EditedForm } from './edited-form.js';
import { useDiscardGuard } from './discard-guard.js';
import { ErrorSummary } from './errors/error-summary.js';
import { StaleQuestion } from './conflict/stale-question.js';
import styles from './editing.module.css';
import { useEditedForm } from './use-edited-form.js';
import type { EntityEditing } from './use-entity-editing.js';

interface EntityCardProps<Values extends object> {
  editing: EntityEditing<Values>;
  schema: AnySchema;
  saveLabel: string;
  children: ReactNode;
}

/** A form for one thing as a part of a page, with a save button of its own. */
export function EntityCard<Values extends object>({ editing, schema, saveLabel, children }: EntityCardProps<Values>) {
  return (
    <EditedForm editing={editing} schema={schema}>
      <CardForm editing={editing} saveLabel={saveLabel}>
        {children}
      </CardForm>
    </EditedForm>
  );
}

function CardForm<Values extends object>({ editing, saveLabel, children }: Omit<EntityCardProps<Values>, 'schema'>) {
  const { dirty } = useEditedForm(editing);
  const guard = useDiscardGuard(dirty, editing.noun, () => undefined, dirty);
  return (
    <Form className={styles.card}>
      {children}
      {editing.refused !== undefined && !editing.stale && <Alert severity="error">{editing.refused}</Alert>}
      <Line atEnd>
        <ErrorSummary />
        <SubmitButton disabled={!dirty}>{saveLabel}</SubmitButton>
      </Line>
      <StaleQuestion editing={editing} />
      {guard.question}
    </Form>
  );
}
