import { api, useMutation } from '@vitrine/platform';

const openOpsSession = () => api.POST('/api/admin/ops-session');

/** Gets the cookie that opens the queue dashboard (contract: Admin session). */
export const useOpenOpsSession = () => useMutation({ mutationFn: openOpsSession });
