import type { System } from '@vitrine/local';

/** The header of the first administrator's requests. */
export async function signIn({ addresses, admin }: System): Promise<{ authorization: string }> {
  const answer = await fetch(`${addresses.api}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin.email, password: admin.password }),
  });
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}
