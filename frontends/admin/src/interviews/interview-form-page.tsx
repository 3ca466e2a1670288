import { Select, TextField } from '@vitrine/ui';
import { useFormikContext } from 'formik';
import {
  Bilingual,
  EnglishMissing,
  FieldRow,
  FormSection,
  MediaField,
  NumberField,
  SwitchField,
} from '../shared/form/index.js';
import { RowForm } from '../shared/rows/index.js';
import { interviews } from './interview-calls.js';
import { bodyOf, type InterviewValues, labels, schema, valuesOf } from './interview-form.js';

const FAILURE = 'Failed to save interview';

/** A new interview, or the one the address names. */
export default function InterviewFormPage() {
  return (
    <RowForm
      query={interviews.useList({ latest: true })}
      list={{ path: '/admin/interviews', label: 'All interviews', failure: 'The interviews could not be loaded.' }}
      noun="interview"
      getName={({ title }) => title}
      schema={schema}
      labels={labels}
      together={[['source', 'videoFile', 'videoUrl']]}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      save={interviews.useSave()}
      texts={{
        create: { saveLabel: 'Add Interview', failure: FAILURE },
        change: { saveLabel: 'Save Interview', failure: FAILURE },
      }}
    >
      <InterviewFields />
    </RowForm>
  );
}

const sources: { value: InterviewValues['source']; label: string }[] = [
  { value: 'file', label: 'A file' },
  { value: 'url', label: 'An address (URL)' },
];

/** Every field of an interview. */
function InterviewFields() {
  const { source } = useFormikContext<InterviewValues>().values;
  return (
    <>
      <FormSection title="Interview" action={<EnglishMissing names={['title', 'clientTitle', 'description']} />}>
        <Bilingual name="title" label="Title" required />
        <FieldRow>
          <TextField name="clientName" label={labels['clientName']} required />
          <TextField name="clientCompany" label={labels['clientCompany']} />
        </FieldRow>
        <Bilingual name="clientTitle" label="Client title" />
        <Bilingual name="description" label="Description" minRows={4} maxRows={12} />
      </FormSection>
      <FormSection title="Video">
        <FieldRow>
          <Select name="source" label={labels['source']} options={sources} />
        </FieldRow>
        {source === 'file' ? (
          <MediaField
            name="videoFile"
            label={labels['videoFile'] ?? ''}
            kind="video"
            hint="MP4, AVI, MOV, WMV, FLV, WebM or MKV, at most 100 MB"
          />
        ) : (
          <TextField
            name="videoUrl"
            label={labels['videoUrl']}
            placeholder="https://"
            hint="It plays in place where its house is trusted, else visitors see a link."
          />
        )}
        <MediaField
          name="thumbnail"
          label={labels['thumbnail'] ?? ''}
          kind="image"
          hint="Shown before the video plays"
        />
      </FormSection>
      <FormSection title="Publication">
        <SwitchField name="published" label={labels['published']} hint="Visitors see published interviews only." />
        <SwitchField name="featured" label={labels['featured']} />
        <FieldRow>
          <NumberField name="order" label={labels['order']} hint="The lowest is shown first" />
        </FieldRow>
      </FormSection>
    </>
  );
}
