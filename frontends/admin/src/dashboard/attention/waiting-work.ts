import type { components } from '@vitrine/platform';

type Attention = components['schemas']['AttentionDto'];
type DueFollowUps = components['schemas']['DueFollowUpsDto'];

/** Work that waits for somebody. */
export interface WaitingWork {
  label: string;
  count: number;
  /** Address of the list that shows it. */
  to: string;
}

const ORDERS = '/admin/orders';
const CONTACTS = '/admin/contacts';

/** All waiting work, with its list. What the person may not see has no count and is left out. */
export function listWaitingWork(
  { overdueOrders, expiringSubscriptions, retriedMails, failedMails }: Attention,
  due: DueFollowUps | undefined,
  untranslated: number | undefined,
): WaitingWork[] {
  const all = [
    {
      label: 'Orders pending for more than 24 hours',
      count: overdueOrders,
      to: `${ORDERS}?waiting=day&sort=createdAt`,
    },
    {
      label: 'Follow-ups of orders due',
      count: overdueOrders === null ? null : due?.orders,
      to: `${ORDERS}?followUp=mine`,
    },
    {
      label: 'Follow-ups of contact requests due',
      count: failedMails.contacts === null ? null : due?.contacts,
      to: `${CONTACTS}?followUp=mine`,
    },
    { label: 'Orders whose mail was given up', count: failedMails.orders, to: `${ORDERS}?mail=failed` },
    { label: 'Contact requests whose mail was given up', count: failedMails.contacts, to: `${CONTACTS}?mail=failed` },
    { label: 'Other mails that were given up', count: failedMails.others, to: '/ops/queues' },
    { label: 'Orders whose mail failed and is tried again', count: retriedMails.orders, to: `${ORDERS}?mail=retried` },
    {
      label: 'Contact requests whose mail failed and is tried again',
      count: retriedMails.contacts,
      to: `${CONTACTS}?mail=retried`,
    },
    {
      label: 'Subscriptions that end within 7 days',
      count: expiringSubscriptions,
      to: `${ORDERS}?subscription=expiring`,
    },
    { label: 'Entries with missing translations', count: untranslated, to: '/admin/translations' },
  ];
  return all.flatMap(({ label, count, to }) => (typeof count === 'number' ? [{ label, count, to }] : []));
}
