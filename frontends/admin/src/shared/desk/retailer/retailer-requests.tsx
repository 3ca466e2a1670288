import { Link } from '@vitrine/platform';
import { ADMIN_SCREENS, words } from '@vitrine/schemas';
import { format } from '../../format.js';
import { Section } from '../../layout/section.js';
import { ListFailure } from '../../list/index.js';
import type { DeskRecord } from '../record.js';
import styles from './retailer-requests.module.css';
import { type RetailerRequest, useRetailerRequests } from './use-retailer-requests.js';

type Kind = RetailerRequest['kind'];

/** Of each kind the list, the way to one of it, and what one and several are called. */
const KINDS: Readonly<Record<Kind, { path: string; to: (id: string) => string; one: string; many: string }>> = {
  order: {
    path: ADMIN_SCREENS.orders.path,
    to: (id) => `${ADMIN_SCREENS.orders.path}/${id}`,
    one: 'order',
    many: 'orders',
  },
  contact: {
    path: ADMIN_SCREENS.contacts.path,
    to: (id) => `${ADMIN_SCREENS.contacts.path}/${id}`,
    one: 'contact request',
    many: 'contact requests',
  },
  demonstration: {
    path: ADMIN_SCREENS.demonstrations.path,
    to: (id) => `${ADMIN_SCREENS.demonstrations.path}?demonstration=${id}`,
    one: 'demonstration',
    many: 'demonstrations',
  },
};

interface RetailerRequestsProps {
  record: DeskRecord;
  /** Address of the record, which finds its contact requests in their list. */
  email: string;
}

/** What else the same retailer asked for, each with the way to it, and to the lists that have the others. */
export function RetailerRequests({ record, email }: RetailerRequestsProps) {
  const query = useRetailerRequests(record);
  const { data, isLoading } = query;
  return (
    <Section title="Of the same retailer">
      <ListFailure query={query} text="The other requests of this retailer could not be loaded." />
      {isLoading && <p role="status">Looking for other requests...</p>}
      {data && data.requests.length === 0 && (
        <p className={styles.none}>
          {data.isWhole
            ? 'No other request has this address or company.'
            : 'None of the newest requests has this address or company.'}
        </p>
      )}
      <ul className={styles.requests}>
        {data?.requests.map((request) => (
          <Entry key={request.id} request={request} />
        ))}
        {data && <Others more={data.more} isWhole={data.isWhole} company={data.company} email={email} />}
      </ul>
    </Section>
  );
}

function Entry({ request: { kind, id, title, createdAt, status, price } }: { request: RetailerRequest }) {
  const facts = [
    format.shortDateTime(createdAt),
    ...(kind === 'order' ? [] : [KINDS[kind].one]),
    words(status),
    ...(price === null ? [] : [format.price(price)]),
  ];
  return (
    <li>
      <Link to={KINDS[kind].to(id)}>{kind === 'order' ? `#${id.slice(-8)} ${title}` : title}</Link>
      <span>{facts.join(', ')}</span>
    </li>
  );
}

interface OthersProps {
  more: Readonly<Record<Kind, number>>;
  isWhole: boolean;
  company: string;
  email: string;
}

/** The ways to the lists with those that are not shown; messages name no company, so their list is searched for the address. */
function Others({ more, isWhole, company, email }: OthersProps) {
  const kinds = (Object.keys(KINDS) as Kind[]).filter((kind) => more[kind] > 0);
  return (
    <>
      {kinds.map((kind) => {
        const search = kind === 'contact' ? email : company || email;
        const { path, one, many } = KINDS[kind];
        return (
          <li key={kind}>
            <Link to={`${path}?search=${encodeURIComponent(search)}`}>
              and {format.count(more[kind])} more {more[kind] === 1 ? one : many}
            </Link>
          </li>
        );
      })}
      {!isWhole && (
        <li>
          <Link to={`${KINDS.order.path}?search=${encodeURIComponent(company || email)}`}>
            Older requests were not looked through: search them
          </Link>
        </li>
      )}
    </>
  );
}
