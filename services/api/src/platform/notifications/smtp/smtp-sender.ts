import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { inSpan } from '@vitrine/kit';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { AppConfig } from '../../../config/app-config.js';
import { headerText, type Mail, type Mailbox } from '../mail.js';
import { smtpOptions } from './smtp-options.js';

/** Size of the connection pool: as many mails are sent at the same time. */
export const SMTP_CONNECTIONS = 5;

/** Name of an attached calendar entry. */
const CALENDAR_FILE = 'demonstration.ics';

/** Sends mails to the server of `SMTP_URL`. */
@Injectable()
export class SmtpSender implements OnApplicationShutdown {
  private readonly transport: Transporter;

  constructor(private readonly config: AppConfig) {
    this.transport = createTransport({
      ...smtpOptions(config),
      pool: true,
      maxConnections: SMTP_CONNECTIONS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /**
   * Resolves once the server has accepted the mail.
   * @param messageId with angle brackets; the same for every attempt, so that a rare duplicate can be recognised
   * @throws nodemailer's error, for `classifySmtpError`
   */
  async send(mail: Mail, messageId: string): Promise<void> {
    const message = messageFor(mail, this.config.mailFrom, messageId);
    // The span has neither recipient nor subject of the mail.
    await inSpan('SMTP', { kind: 'client' }, () => this.transport.sendMail(message));
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

/** A mail as nodemailer takes it, every header one line. */
export const messageFor = (mail: Mail, from: string, messageId: string): SendMailOptions => ({
  from: mail.from ? toMailbox(mail.from) : from,
  to: toMailbox(mail.to),
  replyTo: toMailbox(mail.replyTo),
  subject: headerText(mail.subject),
  html: mail.html,
  text: mail.text,
  messageId,
  headers: { 'Auto-Submitted': 'auto-generated' },
  // It suits German and English; without it nodemailer would count the letters of each mail to choose an encoding.
  textEncoding: 'quoted-printable',
  ...(mail.calendar && { icalEvent: { ...mail.calendar, filename: CALENDAR_FILE } }),
});

const toMailbox = (to: Mailbox | string): Mailbox | string =>
  typeof to === 'string' ? headerText(to) : { name: headerText(to.name), address: headerText(to.address) };
