import { interviewResource } from '@vitrine/schemas';
import { resourceForm, type ResourceValues } from '../shared/resource/index.js';
import type { Interview } from './interview-calls.js';

/** The form's values. */
export type InterviewValues = ResourceValues<typeof interviewResource> & {
  /** Which of the two videos is used; the other is sent as null. */
  source: 'file' | 'url';
};

/** The form of an interview. It refuses to publish an interview without a video. */
export const interviewForm = resourceForm(interviewResource, {
  labels: { source: 'Kind of video' },
  toForm: (values, interview: Interview | null): InterviewValues => ({
    ...values,
    source: interview?.videoUrl && !interview.videoFile ? 'url' : 'file',
  }),
  fromForm: ({ source, ...values }) => ({ ...values, [source === 'url' ? 'videoFile' : 'videoUrl']: null }),
  refused: ({ published, videoFile, videoUrl }, { source }) =>
    published && !videoFile && !videoUrl
      ? {
          path: source === 'url' ? 'videoUrl' : 'videoFile',
          message: 'A published interview needs a video: add one, or unpublish it',
        }
      : undefined,
});
