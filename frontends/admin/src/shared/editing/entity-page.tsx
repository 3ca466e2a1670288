import { useNavigate } from '@vitrine/platform';
import { Alert, Button, Form, SubmitButton } from '@vitrine/ui';
import type { ReactNode } from 'react';
import type { AnySchema } from 'yup';
import styles from './editing.module.css';
import { EditedForm } from './edited-form.js';
import { useDiscardGuard } from './discard-guard.js';
import { ErrorSummary } from './errors/error-summary.js';
import { StaleQuestion } from './conflict/stale-question.js';
import { useBarClearance } from './use-bar-clearance.js';
import { useEditedForm } from './use-edited-form.js';
import {
  type EntityEditing,
  type EntityEditingOptions,
  useEntityEditing,
  type Versioned,
} from './use-entity-editing.js';

interface EntityPageProps<
  Entity extends Versioned,
  Values extends object,
  Body extends object,
> extends EntityEditingOptions<Entity, Values, Body> {
  /** Label of the button that saves. */
  saveLabel: string;
  /** Path that Cancel opens. */
  back: string;
  schema: AnySchema;
  /** Shown in the save bar beside the buttons. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Creates or changes one thing on a page of its own, with a save bar that stays in view. */
export function EntityPage<Entity extends Versioned, Values extends object, Body extends object>(
  props: EntityPageProps<Entity, Values, Body>,
) {
  const editing = useEntityEditing(props);
  return (
    <EditedForm editing={editing} schema={props.schema}>
      <PageForm {...props} editing={editing} />
    </EditedForm>
  );
}

interface PageFormProps<Values extends object> {
  saveLabel: string;
  back: string;
  aside?: ReactNode;
  children: ReactNode;
  editing: EntityEditing<Values>;
}

function PageForm<Values extends object>({ saveLabel, back, aside, children, editing }: PageFormProps<Values>) {
  const { dirty, isSubmitting } = useEditedForm(editing);
  const navigate = useNavigate();
  const bar = useBarClearance<HTMLDivElement>();
  const guard = useDiscardGuard(dirty, editing.noun, () => void navigate(back));
  return (
    <Form className={styles.page}>
      {children}
      <div ref={bar} className={styles.bar}>
        <ErrorSummary />
        {aside}
        {editing.refused !== undefined && !editing.stale && (
          <Alert severity="error" className={styles.failure}>
            {editing.refused}
          </Alert>
        )}
        <Button kind="quiet" disabled={isSubmitting} onClick={guard.close}>
          Cancel
        </Button>
        <SubmitButton disabled={!dirty && !editing.isNew}>{saveLabel}</SubmitButton>
      </div>
      <StaleQuestion editing={editing} />
      {guard.question}
    </Form>
  );
}
