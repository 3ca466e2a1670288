import { api } from '@vitrine/platform';
import { useDeleteRow } from '../../shared/rows/index.js';
import { interviewsKey } from './list-interviews.js';

/** Deletes an interview for good. */
export const useDeleteInterview = () =>
  useDeleteRow(interviewsKey, (id) => api.DELETE('/api/interviews/{id}', { params: { path: { id } } }));
