import { answer, api, type components } from '@vitrine/platform';
import type { InterviewInput } from '@vitrine/schemas';
import { resourceCalls } from '../shared/resource/index.js';

/** An interview as the API gives it to staff; the duration in seconds, times ISO 8601. */
export type Interview = components['schemas']['InterviewAdminDto'];

export const interviews = resourceCalls<Interview, InterviewInput>({
  key: ['interviews', 'all'],
  list: (signal) => answer(api.GET('/api/interviews/admin/all', { signal })),
  create: (body) => answer(api.POST('/api/interviews', { body })),
  change: (id, body) => answer(api.PUT('/api/interviews/{id}', { params: { path: { id } }, body })),
  remove: (id) => api.DELETE('/api/interviews/{id}', { params: { path: { id } } }),
});
