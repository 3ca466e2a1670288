import { mailTemplates, type MailFrame } from './mail-templates.js';

/** Makes subject, HTML and text of a mail that has only the parts of the frame: paragraphs, a button, a table. */
export const renderPlainMail = mailTemplates<MailFrame>(import.meta.url, 'plain');
