import { Injectable } from '@nestjs/common';
import { ROLE_NAMES, type HouseSettings } from '@vitrine/schemas';
import { AppConfig } from '../../../config/app-config.js';
import { Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import {
  MailSubjectGoneError,
  type Mail,
  type MailRenderer,
  type MailRequest,
} from '../../../platform/notifications/mail.js';
import { receiptTime } from '../../../platform/notifications/templates/formats.js';
import { forHouse } from '../../../platform/notifications/templates/for-house.js';
import type { Fact } from '../../../platform/notifications/templates/mail-templates.js';
import { renderPlainMail } from '../../../platform/notifications/templates/plain-mail.js';
import { AdminLinks } from '../links/admin-links.js';
import type { LinkPurpose } from '../links/link-tokens.js';
import { STAFF, type StaffRow } from '../staff-statements.js';
import { FACTOR_MAIL_TEXTS, isFactorMail, STAFF_MAIL_TEXTS as TEXTS, type FactorMailKind } from './staff-mail-texts.js';

interface Content {
  subject: string;
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  action: { path: string; text: string };
  facts: readonly Fact[];
  footer?: string;
}

/** A mail's content and its recipient. */
interface AccountMail {
  account: StaffRow;
  content: Content;
}

const FACTOR_MAILS = Object.keys(FACTOR_MAIL_TEXTS) as FactorMailKind[];

const fact = (name: keyof typeof TEXTS.facts, value: string): Fact => ({ name: TEXTS.facts[name], value });

/** Renders the mails to holders of accounts: invitation, forgotten and changed password, changed factors, sign-in on a new device. */
@Injectable()
export class StaffMails implements MailRenderer {
  readonly kinds = [
    'account-invitation',
    'account-password-reset',
    'account-password-changed',
    'session-new-device',
    ...FACTOR_MAILS,
  ] as const;

  constructor(
    private readonly database: Database,
    private readonly links: AdminLinks,
    private readonly config: AppConfig,
  ) {}

  /** @throws MailSubjectGoneError if the account or the session no longer exists, or there is no open link */
  async render({ kind, subjectId, house }: MailRequest): Promise<Mail> {
    const { account, content } = await this.content(kind, subjectId);
    return this.mail(account, forHouse({ footer: TEXTS.footer, ...content }, house, 'en'), house);
  }

  private async content(kind: MailRequest['kind'], subjectId: string): Promise<AccountMail> {
    if (isFactorMail(kind)) return factorChange(await this.getAccount(subjectId), FACTOR_MAIL_TEXTS[kind]);
    switch (kind) {
      case 'account-invitation':
        return this.invitation(await this.getAccount(subjectId));
      case 'account-password-reset':
        return this.reset(await this.getAccount(subjectId));
      case 'session-new-device':
        return this.newDevice(subjectId);
      default:
        return this.changed(await this.getAccount(subjectId));
    }
  }

  private async invitation(account: StaffRow): Promise<AccountMail> {
    const { token, expiresAt } = await this.getLink(account.id, 'invitation');
    const { subject, preview, heading, paragraphs, action, footer } = TEXTS.invitation;
    return {
      account,
      content: {
        subject,
        preview,
        heading: heading(account.name),
        paragraphs: paragraphs(await this.findName(account.updatedBy)),
        action: { path: `/admin/invitation/${token}`, text: action },
        facts: [
          fact('account', account.email),
          fact('role', ROLE_NAMES[account.role]),
          fact('until', receiptTime(expiresAt, 'en')),
        ],
        footer,
      },
    };
  }

  private async reset(account: StaffRow): Promise<AccountMail> {
    const { token, expiresAt } = await this.getLink(account.id, 'password-reset');
    const { action, ...texts } = TEXTS.reset;
    return {
      account,
      content: {
        ...texts,
        action: { path: `/admin/reset-password/${token}`, text: action },
        facts: [fact('account', account.email), fact('until', receiptTime(expiresAt, 'en'))],
      },
    };
  }

  private changed(account: StaffRow): AccountMail {
    const { action, ...texts } = TEXTS.changed;
    return {
      account,
      content: {
        ...texts,
        action: { path: '/admin/login', text: action },
        facts: [fact('account', account.email), fact('when', receiptTime(account.updatedAt, 'en'))],
      },
    };
  }

  private async newDevice(sessionId: string): Promise<AccountMail> {
    const [session] = await this.database.run(
      db
        .selectFrom('admin_sessions')
        .select(['admin_id as adminId', 'device', 'network', 'created_at as at'])
        .where('id', '=', sessionId),
    );
    if (!session) throw new MailSubjectGoneError();
    const account = await this.getAccount(session.adminId);
    const { action, ...texts } = TEXTS.newDevice;
    return {
      account,
      content: {
        ...texts,
        action: { path: '/admin/profile', text: action },
        facts: [
          fact('account', account.email),
          fact('when', receiptTime(session.at, 'en')),
          fact('device', session.device ?? TEXTS.unknownDevice),
          fact('network', session.network ?? TEXTS.unknownDevice),
        ],
      },
    };
  }

  private mail({ name, email }: StaffRow, { action, ...content }: Required<Content>, house: HouseSettings): Mail {
    return {
      to: name === null ? email : { name, address: email },
      replyTo: this.config.staffEmail,
      ...renderPlainMail({
        ...content,
        house,
        language: 'en',
        label: TEXTS.label,
        action: { url: `${this.config.publicUrl}${action.path}`, text: action.text },
        companyFooter: null,
      }),
    };
  }

  private async getAccount(id: string): Promise<StaffRow> {
    const [account] = await this.database.run(STAFF.where('id', '=', id));
    if (!account) throw new MailSubjectGoneError();
    return account;
  }

  private async getLink(adminId: string, purpose: LinkPurpose) {
    const link = await this.links.findToken(adminId, purpose);
    if (!link) throw new MailSubjectGoneError();
    return link;
  }

  /** The name of an account in a sentence. */
  private async findName(email: string | null): Promise<string | null> {
    if (email === null) return null;
    const [account] = await this.database.run(STAFF.where('email', '=', email));
    return account?.name ?? email;
  }
}

/** The mail about a change of an account's factors. */
const factorChange = (
  account: StaffRow,
  { action, ...texts }: (typeof FACTOR_MAIL_TEXTS)[FactorMailKind],
): AccountMail => ({
  account,
  content: {
    ...texts,
    action: { path: '/admin/profile', text: action },
    facts: [fact('account', account.email), fact('when', receiptTime(account.updatedAt, 'en'))],
  },
});
