import type { components } from '@vitrine/platform';
import { interviewResource } from '@vitrine/schemas';
import { resourceCalls } from '../shared/resource/index.js';

/** An interview as the API returns it to staff; the duration in seconds, times ISO 8601. */
export type Interview = components['schemas']['InterviewAdminDto'];

export const interviews = resourceCalls({
  resource: interviewResource,
  rows: '/api/interviews',
  all: '/api/interviews/admin/all',
  failures: { create: 'Failed to save interview', change: 'Failed to save interview' },
});
