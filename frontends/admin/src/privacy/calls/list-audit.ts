import { answer, api, type components, keepPreviousData, useQuery } from '@vitrine/platform';
import type { AuditListQuery } from '@vitrine/schemas';

export type AuditEntry = components['schemas']['AuditEntryDto'];
type AuditParams = Pick<AuditListQuery, 'action' | 'admin' | 'subject' | 'page' | 'limit'>;

/** Query key prefix of the audit log. */
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

/** A page of the audit log, newest first; the previous page stays while the next is loading. */
export const useAuditLog = (params: AuditParams) =>
  useQuery({
    queryKey: [...auditKey, params],
    queryFn: ({ signal }) => listAudit(params, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
