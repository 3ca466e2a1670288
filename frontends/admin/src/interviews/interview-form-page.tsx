import { RowForm } from '../shared/rows/index.js';
import { useInterviews } from './calls/list-interviews.js';
import { useSaveInterview } from './calls/save-interview.js';
import { InterviewFields } from './form/interview-fields.js';
import { bodyOf, interviewFormSchema, labels, valuesOf } from './form/interview-values.js';

const failure = 'Failed to save interview';

/** A new interview, or the one the address names. */
export default function InterviewFormPage() {
  return (
    <RowForm
      query={useInterviews({ latest: true })}
      list={{ path: '/admin/interviews', label: 'All interviews', failure: 'The interviews could not be loaded.' }}
      noun="interview"
      nameOf={({ title }) => title}
      schema={interviewFormSchema}
      labels={labels}
      together={[['source', 'videoFile', 'videoUrl']]}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      save={useSaveInterview()}
      texts={{
        create: { saveLabel: 'Add Interview', failure },
        change: { saveLabel: 'Save Interview', failure },
      }}
    >
      <InterviewFields />
    </RowForm>
  );
}
