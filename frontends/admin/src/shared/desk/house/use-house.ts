import { answer, api, type components, useQuery } from '@vitrine/platform';
import { useMay } from '../../permissions/index.js';
import { deskKeys, type DeskRecord } from '../record.js';

/** A customer, by what tells that a request is of the same retailer. */
export interface House {
  email: string;
  /** Empty where it is not known. */
  company: string;
}

type Order = components['schemas']['OrderDto'];
type Contact = components['schemas']['ContactDto'];

/** Requests of one house that are shown; the lists have the others. */
const MOST = 20;

const isSame = (one: string, other: string): boolean =>
  one !== '' && one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0;

const searchOrders = async (search: string, signal: AbortSignal): Promise<readonly Order[]> =>
  (await answer(api.GET('/api/orders', { params: { query: { search, limit: MOST } }, signal }))).orders;

const searchContacts = async (search: string, signal: AbortSignal): Promise<readonly Contact[]> =>
  (await answer(api.GET('/api/contacts/admin/all', { params: { query: { search, limit: MOST } }, signal }))).contacts;

/**
 * The other orders and contact requests of the same retailer: of the same e-mail address or company. They are found as every search finds them, by the
 * keyed hashes of the words, and compared with what the answers say.
 */
export function useHouse(record: DeskRecord, { email, company }: House) {
  const may = useMay();
  const byEmail = useQuery({
    queryKey: deskKeys.house(email),
    queryFn: async ({ signal }) => {
      const [orders, contacts] = await Promise.all([
        may('orders:read') ? searchOrders(email, signal) : [],
        may('contacts:read') ? searchContacts(email, signal) : [],
      ]);
      return { orders, contacts };
    },
    enabled: email !== '',
    staleTime: 0,
  });
  const byCompany = useQuery({
    queryKey: deskKeys.house(company),
    queryFn: ({ signal }) => searchOrders(company, signal),
    enabled: company !== '' && may('orders:read'),
    staleTime: 0,
  });
  const orders = [...(byEmail.data?.orders ?? []), ...(byCompany.data ?? [])].filter(
    ({ id, customerInfo }, place, all) =>
      id !== record.id &&
      (isSame(customerInfo.email, email) || isSame(customerInfo.companyName, company)) &&
      all.findIndex((one) => one.id === id) === place,
  );
  const contacts = (byEmail.data?.contacts ?? []).filter(
    (contact) => contact.id !== record.id && isSame(contact.email, email),
  );
  return {
    orders: orders.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
    contacts,
    error: byEmail.error ?? byCompany.error,
    isFetching: byEmail.isFetching || byCompany.isFetching,
    isLoading: byEmail.isLoading || byCompany.isLoading,
    refetch: () => void Promise.all([byEmail.refetch(), company === '' ? undefined : byCompany.refetch()]),
  };
}
