import { answer, api } from '@vitrine/platform';
import type { InterviewInput } from '@vitrine/schemas';
import { useSaveRow } from '../../shared/rows/index.js';
import { interviewsKey } from './list-interviews.js';

const saveInterview = (id: string | null, body: InterviewInput) =>
  answer(
    id === null
      ? api.POST('/api/interviews', { body })
      : api.PUT('/api/interviews/{id}', { params: { path: { id } }, body }),
  );

/** Creates an interview (`id` null) or changes one. */
export const useSaveInterview = () => useSaveRow(interviewsKey, saveInterview);
