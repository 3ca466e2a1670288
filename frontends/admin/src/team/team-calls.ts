import { answer, api, type components, useMutation, useQuery, useQueryClient } from '@vitrine/platform';
import type { Invitation, StaffUpdate } from '@vitrine/schemas';
import { FRESH_MS } from '../shared/freshness.js';
import { useChangeRow, useDeleteRow, useSaveRow } from '../shared/rows/index.js';
import { personName } from './person.js';

/** An account of the team; times ISO 8601. */
export type Person = components['schemas']['StaffDto'];

const KEY = ['staff', 'all'] as const;

const list = (signal: AbortSignal | null) => answer(api.GET('/api/admin/staff', { signal }));
const change = (id: string, body: StaffUpdate) =>
  answer(api.PUT('/api/admin/staff/{id}', { params: { path: { id } }, body }));

/** All accounts, sorted by name. */
export const useTeam = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => list(signal), staleTime: FRESH_MS.list });

/** The account as it is currently stored. */
export const reloadPerson = async (id: string): Promise<Person | undefined> =>
  (await list(null)).find((person) => person.id === id);

/** Invites somebody (`id` null) or changes an account. */
export const useSavePerson = () =>
  useSaveRow<Person, StaffUpdate>(KEY, (id, body) =>
    id === null ? answer(api.POST('/api/admin/staff/invitations', { body: body as Invitation })) : change(id, body),
  );

/** Suspends an active account, and lets a suspended one sign in again. */
export const useSwitchState = () =>
  useChangeRow<Person>({
    list: KEY,
    changed: (person) => ({ ...person, state: person.state === 'suspended' ? 'active' : 'suspended' }),
    send: ({ id, state }) => change(id, { state }),
    done: (person) =>
      person.state === 'suspended'
        ? `${personName(person)} is suspended and signed out everywhere.`
        : `${personName(person)} can sign in again.`,
    failure: (person) =>
      `${personName(person)} could not be ${person.state === 'suspended' ? 'reactivated' : 'suspended'}.`,
  });

/** Removes all second factors of an account, which signs it out everywhere. */
export function useResetFactors() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.DELETE('/api/admin/second-factors/{id}', { params: { path: { id } } }),
    onSuccess: (_answer, id) =>
      client.setQueryData<Person[]>(KEY, (team) =>
        team?.map((person) => (person.id === id ? { ...person, secondFactor: { passkeys: 0, totp: false } } : person)),
      ),
  });
}

/** Sends an invitation again. */
export function useResendInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      answer(api.POST('/api/admin/staff/invitations/{id}/resend', { params: { path: { id } } })),
    onSuccess: (sent) =>
      client.setQueryData<Person[]>(KEY, (team) => team?.map((person) => (person.id === sent.id ? sent : person))),
  });
}

/** Revokes an invitation. */
export const useRevokeInvitation = () =>
  useDeleteRow(KEY, (id) => api.DELETE('/api/admin/staff/invitations/{id}', { params: { path: { id } } }));
