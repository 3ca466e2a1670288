import { useParams } from '@vitrine/platform';
import { Badge } from '../../shared/cards/index.js';
import { Card, RetailerRequests, RecordCourse, RecordPage, ReplyForm } from '../../shared/desk/index.js';
import { MailDelivery } from '../../shared/mail-delivery.js';
import { useMayOn, useStaff } from '../../shared/permissions/index.js';
import { restoreEntry } from '../../shared/trash/index.js';
import { useContact } from '../calls/get-contact.js';
import { useResendAcknowledgement } from '../calls/resend-acknowledgement.js';
import type { Contact } from '../contact.js';
import { ContactFacts } from '../detail/contact-facts.js';
import { statusNames, statusTones } from '../status.js';
import { ContactAnswer } from './contact-answer.js';
import { useContactNeighbours } from './use-contact-neighbours.js';

/** The whole page of the contact request in the address. */
export default function ContactPage() {
  const { id = '' } = useParams();
  const record = { kind: 'contact', id } as const;
  const mayRestore = useMayOn('contacts')('write');
  return (
    <RecordPage
      key={id}
      record={record}
      noun="contact request"
      query={useContact(id)}
      list={{ path: '/admin/contacts', label: 'All contact requests' }}
      neighbours={useContactNeighbours(id)}
      title={({ subject }) => subject}
      badge={({ status }) => <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>}
      facts={(contact) => (
        <>
          <Card>
            <ContactFacts contact={contact} />
          </Card>
          <Card>
            <RetailerRequests record={record} email={contact.email} />
          </Card>
        </>
      )}
      work={(contact) => <Work contact={contact} />}
      restore={mayRestore ? () => restoreEntry({ kind: 'contacts', id }) : undefined}
    />
  );
}

/** The forms and actions of staff, and the timeline. */
function Work({ contact }: { contact: Contact }) {
  const mayWrite = useMayOn('contacts')('write');
  const staff = useStaff();
  const record = { kind: 'contact', id: contact.id } as const;
  return (
    <>
      {mayWrite && (
        <Card>
          <ContactAnswer contact={contact} />
        </Card>
      )}
      {mayWrite && (
        <Card>
          <ReplyForm
            record={record}
            customer={{ name: contact.name, email: contact.email, language: contact.language }}
            values={{
              name: contact.name,
              number: `#${contact.id.slice(-8)}`,
              staff: staff?.name ?? staff?.email ?? '',
            }}
          />
        </Card>
      )}
      <RecordCourse
        record={record}
        work={contact}
        mail={
          <MailDelivery
            id={contact.id}
            title="Acknowledgement mail"
            notification={contact.notification}
            resend={useResendAcknowledgement()}
            done="The acknowledgement will be sent again."
          />
        }
      />
    </>
  );
}
