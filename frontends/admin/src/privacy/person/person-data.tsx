import { Alert } from '@vitrine/ui';
import { useState } from 'react';
import { failureText } from '../../shared/failure-text.js';
import { FormSection } from '../../shared/form/index.js';
import { useMayOn } from '../../shared/permissions/index.js';
import { useExportPerson } from '../calls/export-person.js';
import { EraseDialog } from './erase-dialog.js';
import { countsText } from './kinds.js';
import { PersonForm } from './person-form.js';
import { PersonRecords } from './person-records.js';

interface Erased {
  email: string;
  counts: Readonly<Record<string, number>>;
}

/** Access to and erasure of a person's data, as far as the signed-in person may do that. */
export function PersonData() {
  const may = useMayOn('privacy');
  const exporting = useExportPerson();
  const [erasing, setErasing] = useState<string | null>(null);
  const [erased, setErased] = useState<Erased | null>(null);
  const show = (email: string) => {
    setErased(null);
    exporting.mutate(email);
  };
  if (!may('export') && !may('erase')) return null;
  return (
    <FormSection
      title="Personal data"
      note="Everything held about an e-mail address, to be shown, handed over or erased. Each time is recorded in the audit log."
    >
      <PersonForm
        busy={exporting.isPending}
        onExport={may('export') ? show : undefined}
        onErase={may('erase') ? setErasing : undefined}
      />
      {exporting.error && (
        <Alert
          severity="error"
          action={{
            label: 'Try again',
            onClick: () => exporting.mutate(exporting.variables),
            busy: exporting.isPending,
          }}
        >
          {failureText(exporting.error, 'The data could not be exported.')}
        </Alert>
      )}
      {erased && (
        <Alert severity="success" onClose={() => setErased(null)} closeLabel="Dismiss">
          The data of {erased.email} were erased: {countsText(erased.counts)}.
        </Alert>
      )}
      {exporting.data && <PersonRecords held={exporting.data} onClose={exporting.reset} />}
      {erasing !== null && (
        <EraseDialog
          email={erasing}
          onClose={() => setErasing(null)}
          onErased={(counts) => {
            setErasing(null);
            setErased({ email: erasing, counts });
            exporting.reset();
          }}
        />
      )}
    </FormSection>
  );
}
