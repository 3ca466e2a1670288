import { useParams } from '@vitrine/platform';
import { Badge } from '../../shared/cards/index.js';
import {
  Assignee,
  AwaitedRecord,
  Card,
  FollowUp,
  HouseRequests,
  RecordPage,
  ReplyForm,
  Timeline,
} from '../../shared/desk/index.js';
import { RecordLive } from '../../shared/live/index.js';
import { useReturnAddress } from '../../shared/list/index.js';
import { MailDelivery } from '../../shared/mail-delivery.js';
import { useMay, useStaff } from '../../shared/permissions/index.js';
import { useContact } from '../calls/get-contact.js';
import { useResendAcknowledgement } from '../calls/resend-acknowledgement.js';
import type { Contact } from '../contact.js';
import { ContactFacts } from '../detail/contact-facts.js';
import { statusNames, statusTones } from '../status.js';
import { ContactAnswer } from './contact-answer.js';
import { useContactNeighbours } from './use-contact-neighbours.js';

/** All that there is of the contact request that the address names, and all that staff do with it. */
export default function ContactPage() {
  const { id = '' } = useParams();
  const query = useContact(id);
  const neighbours = useContactNeighbours(id);
  const back = { to: useReturnAddress('/admin/contacts'), label: 'All contact requests' };
  const { data: contact, refetch } = query;
  if (!contact) return <AwaitedRecord noun="contact request" back={back} query={query} />;
  return (
    <RecordPage
      key={id}
      title={contact.subject}
      badge={<Badge tone={statusTones[contact.status]}>{statusNames[contact.status]}</Badge>}
      back={back}
      neighbours={neighbours}
      live={
        <RecordLive
          record={{ kind: 'contact', id }}
          noun="contact request"
          onReload={() => refetch({ throwOnError: true })}
        />
      }
      facts={
        <>
          <Card>
            <ContactFacts contact={contact} />
          </Card>
          <Card>
            <HouseRequests record={{ kind: 'contact', id }} house={{ email: contact.email, company: '' }} />
          </Card>
        </>
      }
      work={<Work contact={contact} />}
    />
  );
}

/** What staff do with it, and what became of it. */
function Work({ contact }: { contact: Contact }) {
  const mayWrite = useMay()('contacts:write');
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
      <Card>
        <Assignee record={record} assignee={contact.assignee} />
        <FollowUp record={record} followUp={contact.followUp} />
      </Card>
      <Card>
        <MailDelivery
          id={contact.id}
          title="Acknowledgement mail"
          notification={contact.notification}
          resend={useResendAcknowledgement()}
          done="The acknowledgement will be sent again."
        />
      </Card>
      <Card>
        <Timeline record={record} />
      </Card>
    </>
  );
}
