import { useSession } from '@vitrine/platform';
import { Alert, Button } from '@vitrine/ui';
import { EmailLink } from '../../shared/email-link.js';
import { failureText } from '../../shared/failure-text.js';
import { useDecryptCustomer } from '../calls/decrypt-customer.js';
import { Decryptions } from './decryptions.js';
import type { CustomerInfo, Order } from '../order.js';
import styles from './customer-data.module.css';
import { format } from '../../shared/format.js';
import { Facts } from '../../shared/layout/facts.js';
import { Section } from '../../shared/layout/section.js';

const NAMES: readonly (readonly [keyof CustomerInfo, string])[] = [
  ['companyName', 'Company'],
  ['fullName', 'Full name'],
  ['email', 'Email'],
  ['telephone', 'Telephone'],
  ['street', 'Street'],
  ['city', 'City'],
  ['postalCode', 'Postal code'],
  ['federalState', 'Federal state'],
  ['country', 'Country'],
];

const shownAs = (name: keyof CustomerInfo, text: string | undefined) =>
  name === 'email' && text?.includes('@') ? <EmailLink address={text} /> : text;

/** The customer data that the list shows, and the rest, which is hidden until it is decrypted, and again when it is closed or the session ends. */
export function CustomerData({ order: { id, customerInfo, erasedAt } }: { order: Order }) {
  const { mutate, reset, data, error, isPending, isSuccess } = useDecryptCustomer();
  const { status } = useSession();
  const isOpen = isSuccess && status === 'signedIn';
  const open = () => mutate(id);
  const shown: Partial<CustomerInfo> = (isOpen && data) || customerInfo;
  return (
    <Section
      title="Customer"
      action={
        erasedAt === null && (
          <Button kind="text" busy={isPending} onClick={isOpen ? reset : open}>
            {isOpen ? 'Hide customer data' : 'Decrypt customer data'}
          </Button>
        )
      }
    >
      {error && (
        <Alert severity="error" action={{ label: 'Try again', onClick: open, busy: isPending }}>
          <strong>Failed to decrypt customer data</strong>
          <p>{failureText(error, 'Unable to decrypt customer information')}</p>
        </Alert>
      )}
      {isOpen && !data && <Alert severity="error">Unable to decrypt customer information</Alert>}
      <Facts facts={NAMES.map(([name, label]) => [label, shownAs(name, shown[name])] as const)} />
      {erasedAt !== null && (
        <p className={styles.sealed}>
          Erased on {format.dateTime(erasedAt)} at the customer&apos;s wish or when its time was over.
        </p>
      )}
      {!isOpen && !error && erasedAt === null && (
        <p className={styles.sealed}>
          <span aria-hidden>•••• •••••••• ••••••</span>
          Telephone and address are sealed. Each time they are decrypted is recorded.
        </p>
      )}
      <Decryptions id={id} />
    </Section>
  );
}
