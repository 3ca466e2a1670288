import { useSession } from '@vitrine/platform';
import { Alert, Button } from '@vitrine/ui';
import { failureText } from '../../shared/failure-text.js';
import { useDecryptCustomer } from '../calls/decrypt-customer.js';
import type { CustomerInfo } from '../order.js';
import styles from './customer-data.module.css';
import { Facts } from './facts.js';
import { Section } from './section.js';

const names: readonly (readonly [keyof CustomerInfo, string])[] = [
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

/** The customer's data: sealed until asked for, and again when hidden, left, or signed out. */
export function CustomerData({ id }: { id: string }) {
  const { mutate, reset, data, error, isPending, isSuccess } = useDecryptCustomer();
  const { status } = useSession();
  const isOpen = isSuccess && status === 'signedIn';
  const open = () => mutate(id);
  return (
    <Section
      title="Customer"
      action={
        <Button kind="text" busy={isPending} onClick={isOpen ? reset : open}>
          {isOpen ? 'Hide customer data' : 'Decrypt customer data'}
        </Button>
      }
    >
      {error && (
        <Alert severity="error" action={{ label: 'Try again', onClick: open, busy: isPending }}>
          <strong>Failed to decrypt customer data</strong>
          <p>{failureText(error, 'Unable to decrypt customer information')}</p>
        </Alert>
      )}
      {isOpen && !data && <Alert severity="error">Unable to decrypt customer information</Alert>}
      {isOpen && data && <Facts facts={names.map(([name, label]) => [label, data[name]] as const)} />}
      {!isOpen && !error && (
        <p className={styles.sealed}>
          <span aria-hidden>•••• •••••••• ••••••</span>
          Customer data is encrypted. Each time it is decrypted is recorded.
        </p>
      )}
    </Section>
  );
}
