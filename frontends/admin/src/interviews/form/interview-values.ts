import { type InterviewInput, interviewSchema } from '@vitrine/schemas';
import { englishTexts } from '../../shared/form/index.js';
import type { Interview } from '../interview.js';

const texts = ['title', 'clientTitle', 'description'] as const;

/** What the form holds; numbers as typed, '' for what is not given. */
export interface InterviewValues extends Record<(typeof texts)[number], string> {
  clientName: string;
  clientCompany: string;
  /** Which of the two videos is meant; the other is not sent. */
  source: 'file' | 'url';
  videoFile: string;
  videoUrl: string;
  thumbnail: string;
  featured: boolean;
  published: boolean;
  order: string;
  translations: { en: Record<(typeof texts)[number], string> };
}

export const valuesOf = (interview: Interview | null): InterviewValues => ({
  title: interview?.title ?? '',
  clientName: interview?.clientName ?? '',
  clientTitle: interview?.clientTitle ?? '',
  clientCompany: interview?.clientCompany ?? '',
  description: interview?.description ?? '',
  source: interview?.videoUrl && !interview.videoFile ? 'url' : 'file',
  videoFile: interview?.videoFile ?? '',
  videoUrl: interview?.videoUrl ?? '',
  thumbnail: interview?.thumbnail ?? '',
  featured: interview?.featured ?? false,
  published: interview?.published ?? true,
  order: (interview?.order ?? 0).toString(),
  translations: englishTexts(interview?.translations, texts),
});

/** The API's own rules on what the form holds: of the two videos, the one that is meant. Visitors get no interview without a video from here. */
export const interviewFormSchema = interviewSchema
  .transform((_value: unknown, { source, ...values }: InterviewValues) =>
    source === 'url' ? { ...values, videoFile: null } : { ...values, videoUrl: null },
  )
  .test('video', ({ published, videoFile, videoUrl }, context) => {
    if (!published || videoFile || videoUrl) return true;
    const { source } = context.originalValue as InterviewValues;
    const path = source === 'url' ? 'videoUrl' : 'videoFile';
    return context.createError({ path, message: 'A published interview needs a video: add one, or unpublish it' });
  });

/** The API's body of what the form holds. */
export const bodyOf = (values: InterviewValues): InterviewInput => interviewFormSchema.cast(values, { assert: false });

/** What the fields are called. */
export const labels = {
  title: 'Title (German)',
  clientName: 'Client name',
  clientTitle: 'Client title (German)',
  clientCompany: 'Client company',
  description: 'Description (German)',
  source: 'Kind of video',
  videoFile: 'Video file',
  videoUrl: 'Video URL',
  thumbnail: 'Thumbnail',
  featured: 'Featured',
  published: 'Published',
  order: 'Display order',
  'translations.en.title': 'Title (English)',
  'translations.en.clientTitle': 'Client title (English)',
  'translations.en.description': 'Description (English)',
} as const;
