import { PageHead } from '@vitrine/platform';

export function AdminRoutes() {
  return <PageHead title="Admin" noIndex />;
}

export default AdminRoutes;
