import { answer, api, type components, useMutation, useQueryClient } from '@vitrine/platform';
import { auditKey } from './list-audit.js';

/** Everything held about a person; times ISO 8601. */
export type PersonExport = components['schemas']['PersonalDataExportDto'];

const exportPerson = (email: string) => answer(api.POST('/api/admin/privacy/export', { body: { email } }));

/** Reads everything held about an e-mail address; the API records the request in the audit log. */
export function useExportPerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: exportPerson,
    gcTime: 0,
    onSettled: () => client.invalidateQueries({ queryKey: auditKey }),
  });
}
