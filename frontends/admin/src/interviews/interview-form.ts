import { type InterviewInput, interviewResource } from '@vitrine/schemas';
import { resourceForm, type ResourceValues } from '../shared/resource/index.js';
import type { Interview } from './interview-calls.js';

/** What the form holds. */
export type InterviewValues = ResourceValues<typeof interviewResource> & {
  /** Which of the two videos is meant; the other is not sent. */
  source: 'file' | 'url';
};

const form = resourceForm(interviewResource);

const valuesOf = (interview: Interview | null): InterviewValues => ({
  ...form.valuesOf(interview),
  source: interview?.videoUrl && !interview.videoFile ? 'url' : 'file',
});

/** The API's own rules on what the form holds: of the two videos, the one that is meant. Visitors get no interview without a video from here. */
const schema = form.schema
  .transform(({ source, ...values }: InterviewValues) => ({
    ...values,
    [source === 'url' ? 'videoFile' : 'videoUrl']: null,
  }))
  .test('video', ({ published, videoFile, videoUrl }: InterviewInput, context) => {
    if (!published || videoFile || videoUrl) return true;
    const { source } = context.originalValue as InterviewValues;
    const path = source === 'url' ? 'videoUrl' : 'videoFile';
    return context.createError({ path, message: 'A published interview needs a video: add one, or unpublish it' });
  });

/** The form of an interview. */
export const interviewForm = {
  labels: { ...form.labels, source: 'Kind of video' },
  valuesOf,
  schema,
  bodyOf: (values: InterviewValues) => schema.cast(values, { assert: false }) as InterviewInput,
};
