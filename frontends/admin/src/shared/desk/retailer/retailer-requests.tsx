import { Link } from '@vitrine/platform';
import { ADMIN_SCREENS, words } from '@vitrine/schemas';
import { format } from '../../format.js';
import { Section } from '../../layout/section.js';
import { ListFailure } from '../../list/index.js';
import type { DeskRecord } from '../record.js';
import styles from './retailer-requests.module.css';
import { type RetailerRequest, useRetailerRequests } from './use-retailer-requests.js';

type Kind = RetailerRequest['kind'];

/** For each kind: path of its list, path of one request, singular and plural. */
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
  /** E-mail address of the customer, by which the list of contact requests is searched. */
  email: string;
}

/** Other requests of the same retailer, each with a link, and links to the lists with those that are not shown. */
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

/** Links to the lists with the requests that are not shown. Contact requests name no company, so their list is searched by e-mail address. */
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
