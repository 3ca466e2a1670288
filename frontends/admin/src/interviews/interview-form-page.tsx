import { useParams } from '@vitrine/platform';
import { interviewResource } from '@vitrine/schemas';
import { Select } from '@vitrine/ui';
import { useFormikContext } from 'formik';
import { TextsMissing, FieldRow, FormSection } from '../shared/form/index.js';
import { PublicationFields } from '../shared/publication/index.js';
import { resourceFields, RowForm } from '../shared/resource/index.js';
import { interviews } from './interview-calls.js';
import { interviewForm, type InterviewValues } from './interview-form.js';

const Field = resourceFields(interviewResource);

/** The page that creates an interview, or changes the one in the address. */
export default function InterviewFormPage() {
  return (
    <RowForm {...interviewForm} calls={interviews} together={[['source', 'videoFile', 'videoUrl']]}>
      <InterviewFields />
    </RowForm>
  );
}

const sources: { value: InterviewValues['source']; label: string }[] = [
  { value: 'file', label: 'A file' },
  { value: 'url', label: 'An address (URL)' },
];

/** The fields of an interview. */
function InterviewFields() {
  const { id } = useParams();
  const { source } = useFormikContext<InterviewValues>().values;
  return (
    <>
      <FormSection
        title="Interview"
        action={<TextsMissing names={['title', 'clientTitle', 'description', 'quote', 'story']} />}
      >
        <Field name="title" />
        <FieldRow>
          <Field name="clientName" />
          <Field name="clientCompany" />
        </FieldRow>
        <Field name="clientTitle" />
        <Field name="description" minRows={4} maxRows={12} />
        <Field name="quote" hint="One sentence of the client, without quotation marks" />
        <Field
          name="story"
          minRows={6}
          maxRows={24}
          hint="An empty line begins a new paragraph. A short one that ends with “?” is a question, one that begins with “* ” a note. With a text the interview can be read on a page of its own."
        />
      </FormSection>
      <FormSection title="Video">
        <FieldRow>
          <Select name="source" label={interviewForm.labels.source} options={sources} />
        </FieldRow>
        {source === 'file' ? (
          <Field name="videoFile" media="video" hint="MP4, AVI, MOV, WMV, FLV, WebM or MKV, at most 100 MB" />
        ) : (
          <Field
            name="videoUrl"
            placeholder="https://"
            hint="It plays in place where its house is trusted, else visitors see a link."
          />
        )}
        <Field
          name="captionsGerman"
          media="captions"
          hint="A WebVTT file (.vtt): what is said, for those who cannot hear it"
        />
        <Field name="captionsEnglish" media="captions" />
        <Field name="thumbnail" media="image" hint="Shown before the video plays" />
      </FormSection>
      <FormSection title="Publication">
        <PublicationFields flag="published" label="Published" noun="interview" id={id} />
        <Field name="featured" />
        <FieldRow>
          <Field name="order" hint="The lowest is shown first" />
        </FieldRow>
      </FormSection>
    </>
  );
}
