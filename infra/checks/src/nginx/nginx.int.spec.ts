import { checkNginx } from './check-nginx.ts';

test('the supplied nginx forwards the true address, reports an unreachable web, and logs no personal data', async () => {
  await expect(checkNginx()).resolves.toBeUndefined();
});
