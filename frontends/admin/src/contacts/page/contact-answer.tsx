import { contactUpdateSchema } from '@vitrine/schemas';
import { Select, TextField } from '@vitrine/ui';
import { useEffect } from 'react';
import { EntityCard } from '../../shared/editing/index.js';
import { Fields } from '../../shared/form/index.js';
import { Section } from '../../shared/layout/section.js';
import type { Contact } from '../contact.js';
import { useContactEditing } from '../detail/use-contact-editing.js';
import { statusOptions } from '../status.js';

const stay = () => undefined;

/** The form for status and notes on the page of a request. */
export function ContactAnswer({ contact }: { contact: Contact }) {
  const editing = useContactEditing(contact, stay);
  const { refresh } = editing;
  useEffect(() => refresh(contact));
  return (
    <EntityCard editing={editing} schema={contactUpdateSchema} saveLabel="Save changes">
      <Section title="Answer">
        <Fields>
          <Select name="status" label="Status" options={statusOptions} />
          <TextField name="adminNotes" label="Admin notes" minRows={4} maxRows={12} />
        </Fields>
      </Section>
    </EntityCard>
  );
}
