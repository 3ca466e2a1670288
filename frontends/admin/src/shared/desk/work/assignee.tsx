import { Alert, Button } from '@vitrine/ui';
import { failureWithReason } from '../../failure-text.js';
import { Section } from '../../layout/section.js';
import { ToolSelect } from '../../list/index.js';
import { useMay, useStaff } from '../../permissions/index.js';
import { useAssign, useColleagues } from '../calls/work.js';
import { type DeskRecord, type Work, writing } from '../record.js';
import styles from './assignee.module.css';

/** The assignee of a record, chosen in place. */
export function Assignee({ record, assignee }: { record: DeskRecord; assignee: Work['assignee'] }) {
  const mayWrite = useMay()(writing(record));
  const staff = useStaff();
  const colleagues = useColleagues();
  const { mutate, isPending, error, variables } = useAssign(record);
  if (!mayWrite)
    return (
      <Section title="Assignee">
        <p>{assignee?.name ?? 'Nobody yet'}</p>
      </Section>
    );
  const known = colleagues.data ?? [];
  const chosen = isPending ? variables : (assignee?.id ?? null);
  const gone = assignee && !known.some(({ id }) => id === assignee.id) ? [assignee] : [];
  return (
    <Section
      title="Assignee"
      action={
        staff && assignee?.id !== staff.id && known.some(({ id }) => id === staff.id) ? (
          <Button kind="text" busy={isPending} onClick={() => mutate(staff.id)}>
            Assign to me
          </Button>
        ) : undefined
      }
    >
      <div className={styles.choice}>
        <ToolSelect
          label="Assigned to"
          value={chosen ?? ''}
          options={[
            { value: '', label: 'Nobody yet' },
            ...[...gone, ...known].map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => mutate(id || null)}
        />
      </div>
      {error && <Alert severity="error">{failureWithReason(error, 'It could not be assigned.')}</Alert>}
      {colleagues.error && (
        <Alert
          severity="error"
          action={{ label: 'Try again', onClick: () => void colleagues.refetch(), busy: colleagues.isFetching }}
        >
          {failureWithReason(colleagues.error, 'The team could not be loaded.')}
        </Alert>
      )}
    </Section>
  );
}
