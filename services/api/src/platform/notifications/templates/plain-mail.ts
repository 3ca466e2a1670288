import { mailTemplates, type MailFrame } from './mail-templates.js';

/** Makes subject, HTML and text of a mail that has nothing but the frame's own parts: sentences, a button, a table. */
export const renderPlainMail = mailTemplates<MailFrame>(import.meta.url, 'plain');
