import type { components } from '@vitrine/platform';

/** An interview as the API gives it to staff; the duration in seconds, times ISO 8601. */
export type Interview = components['schemas']['InterviewAdminDto'];
