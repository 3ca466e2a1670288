import { answer, api, type components, keepPreviousData, useQuery } from '@vitrine/platform';
import type { AuditListQuery } from '@vitrine/schemas';

export type AuditEntry = components['schemas']['AuditEntryDto'];
type AuditParams = Pick<AuditListQuery, 'action' | 'admin' | 'subject' | 'page' | 'limit'>;

/** Where the audit log lies in the query cache. */
export const auditKey = ['audit'] as const;

const listAudit = ({ action, admin, subject, page, limit }: AuditParams, signal: AbortSignal) =>
  answer(
    api.GET('/api/admin/audit', {
      params: {
        query: { page, limit, ...(action && { action }), ...(admin && { admin }), ...(subject && { subject }) },
      },
      signal,
    }),
  );

/** A page of the audit log, the newest first; the rows of the last one stay while the next is loading. */
export const useAuditLog = (params: AuditParams) =>
  useQuery({
    queryKey: [...auditKey, params],
    queryFn: ({ signal }) => listAudit(params, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
