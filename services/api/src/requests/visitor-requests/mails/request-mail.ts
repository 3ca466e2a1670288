import { mailTemplates, type MailFrame } from '../../../platform/notifications/templates/mail-templates.js';

/** What the templates of mails about a visitor's request show beside the frame. */
export interface RequestMailValues extends MailFrame {
  /** Only for staff: in a mail to a visitor, anybody could have us mail their own text to any address. */
  message: { heading: string; text: string } | null;
  factsHeading: string | null;
}

/** Makes subject, HTML and text of a mail about a visitor's request. */
export const renderRequestMail = mailTemplates<RequestMailValues>(import.meta.url, 'request');
