import { expect, type APIRequestContext } from '@playwright/test';
import { HOUSE } from './house.ts';

/** Changes the settings of the house. Resolves when the API has stored them. */
export async function changeHouse(request: APIRequestContext, token: string, data: object): Promise<void> {
  const answer = await request.put('/api/admin/settings', { headers: { Authorization: `Bearer ${token}` }, data });
  expect(answer.status()).toBe(200);
}

/** Does `work` while the settings are those of another house, and restores them. */
export async function asOtherHouse(
  request: APIRequestContext,
  token: string,
  work: () => Promise<void>,
  facts: { name: string; [field: string]: unknown } = HOUSE,
): Promise<void> {
  const before = (await (await request.get('/api/settings')).json()) as object;
  try {
    await changeHouse(request, token, facts);
    await expect.poll(async () => (await request.get('/')).text()).toContain(facts.name);
    await work();
  } finally {
    await changeHouse(request, token, before);
  }
}
