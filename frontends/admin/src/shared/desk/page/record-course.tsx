import type { ReactNode } from 'react';
import type { DeskRecord, Work } from '../record.js';
import { Timeline } from '../timeline/timeline.js';
import { Assignee } from '../work/assignee.js';
import { FollowUp } from '../work/follow-up.js';
import { Card } from './record-page.js';

interface RecordCourseProps {
  record: DeskRecord;
  work: Pick<Work, 'assignee' | 'followUp'>;
  /** State of its mail. */
  mail: ReactNode;
}

/** Assignee, follow-up, mail and timeline of a record. */
export function RecordCourse({ record, work: { assignee, followUp }, mail }: RecordCourseProps) {
  return (
    <>
      <Card>
        <Assignee record={record} assignee={assignee} />
        <FollowUp record={record} followUp={followUp} />
      </Card>
      <Card>{mail}</Card>
      <Card>
        <Timeline record={record} />
      </Card>
    </>
  );
}
