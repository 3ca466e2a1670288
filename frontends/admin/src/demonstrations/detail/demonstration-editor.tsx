import { useMemo } from 'react';
import { EditedForm, useEntityEditing } from '../../shared/editing/index.js';
import { getDemonstration } from '../calls/get-demonstration.js';
import { useUpdateDemonstration } from '../calls/update-demonstration.js';
import type { Demonstration } from '../demonstration.js';
import { statusNames } from '../status.js';
import { DemonstrationEditorDialog } from './demonstration-editor-dialog.js';
import { bodyOf, formSchema, valuesOf } from './demonstration-values.js';

interface DemonstrationEditorProps {
  demonstration: Demonstration;
  onClose: () => void;
}

/** The form around a request's details: the decision about it and the notes of staff. */
export function DemonstrationEditor({ demonstration, onClose }: DemonstrationEditorProps) {
  const update = useUpdateDemonstration();
  const { timeZone } = demonstration;
  const schema = useMemo(() => formSchema(timeZone), [timeZone]);
  const editing = useEntityEditing({
    entity: demonstration,
    noun: 'request for a demonstration',
    labels: { status: 'Status', appointment: 'Appointment', otherTime: 'Other time', adminNotes: 'Admin notes' },
    together: [['status', 'appointment', 'otherTime']],
    getName: ({ name }: Demonstration) => name,
    valuesOf,
    bodyOf: bodyOf(timeZone),
    always: ['status'],
    save: (id, body) => update(id ?? demonstration.id, body),
    reload: async (id) => (await getDemonstration(id)) ?? undefined,
    failure: 'The request for a demonstration could not be saved.',
    savedText: ({ name, status }) => `The demonstration for ${name} was saved as ${statusNames[status].toLowerCase()}.`,
    // The customer has already received the mail.
    canUndo: false,
    onSaved: onClose,
  });
  return (
    <EditedForm editing={editing} schema={schema}>
      <DemonstrationEditorDialog demonstration={demonstration} editing={editing} onClose={onClose} />
    </EditedForm>
  );
}
