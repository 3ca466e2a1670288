import { languageName } from '@vitrine/schemas';
import { Badge } from '../../shared/cards/index.js';
import { EmailLink } from '../../shared/email-link.js';
import { format } from '../../shared/format.js';
import { Facts } from '../../shared/layout/facts.js';
import { Section } from '../../shared/layout/section.js';
import { TelephoneLink } from '../../shared/telephone-link.js';
import type { Contact } from '../contact.js';
import { statusNames, statusTones } from '../status.js';
import styles from './contact-facts.module.css';

/** The sender and the message of a request. */
export function ContactFacts({ contact }: { contact: Contact }) {
  return (
    <>
      <Section title="Request" action={<Badge tone={statusTones[contact.status]}>{statusNames[contact.status]}</Badge>}>
        <Facts
          facts={[
            ['Name', contact.name],
            ['Email', <EmailLink address={contact.email} />],
            ['Telephone', contact.telephone && <TelephoneLink number={contact.telephone} />],
            ['Call back', contact.callbackTime],
            ['Subject', contact.subject],
            ['Received', format.dateTime(contact.createdAt)],
            ['Language', languageName(contact.language)],
          ]}
        />
      </Section>
      <Section title="Message">
        <p className={styles.message}>{contact.message}</p>
      </Section>
    </>
  );
}
