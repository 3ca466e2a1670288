import { checkNginx } from './check-nginx.ts';

test('the supplied nginx forwards the true address, tells of a web that is unreachable, and logs no person', async () => {
  await expect(checkNginx()).resolves.toBeUndefined();
});
