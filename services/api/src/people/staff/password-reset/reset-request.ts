import { sql } from 'kysely';
import { prepared } from '../../../database/db.js';
import { secondsFromNow } from '../../../database/expressions.js';
import { LINK_SECONDS } from '../links/admin-links.js';

/** Maximum number of links for an account in an hour; further requests get the same answer and send nothing. */
const MAX_MAILS_PER_HOUR = 3;

interface Values {
  email: string;
  linkId: string;
  mailId: string;
  requestId: string | null;
  traceparent: string | null;
}

/**
 * Inserts a link and its mail if there is an active account with this e-mail address. The same single statement runs if there is none, so that the
 * time of the answer does not differ.
 */
export const REQUEST_RESET = prepared<Values>()(
  'password-reset-request',
  ({ email, linkId, mailId, requestId, traceparent }) => sql`
    with account as (
      select a.id from admins a
      where a.email = ${email}::text and a.state = 'active' and (
        select count(*) from admin_links l
        where l.admin_id = a.id and l.purpose = 'password-reset' and l.created_at > now() - interval '1 hour'
      ) < ${sql.lit(MAX_MAILS_PER_HOUR)}
    ), link as (
      insert into admin_links (id, admin_id, purpose, expires_at)
      select ${linkId}::uuid, id, 'password-reset', ${secondsFromNow(LINK_SECONDS['password-reset'])} from account
      returning admin_id
    )
    insert into outbox (id, kind, admin_id, language, request_id, traceparent)
    select ${mailId}::uuid, 'account-password-reset', admin_id, 'en', ${requestId}::text, ${traceparent}::text from link`,
);
