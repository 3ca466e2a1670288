import { mailTemplates, type MailFrame } from '../../../platform/notifications/templates/mail-templates.js';

/** The values of the templates of mails about a visitor's request. */
export interface RequestMailValues extends MailFrame {
  /** Only for staff: in a mail to a visitor, anybody could use it to send spam to any address. */
  message: { heading: string; text: string } | null;
  factsHeading: string | null;
}

/** Makes subject, HTML and text of a mail about a visitor's request. */
export const renderRequestMail = mailTemplates<RequestMailValues>(import.meta.url, 'request');
