import { createProviderDecorator } from '../../common/create-provider-decorator.js';
import type { Mail, MailRequest } from './mail.js';
import type { MailKind } from './outbox/outbox-entry.js';

/** A mail of an extension: its name, a colon, and which of its mails, such as `appointments:confirmation`. */
export type ExtensionMailKind = `${string}:${string}`;

/** The kind of any mail in the outbox. */
export type AnyMailKind = MailKind | ExtensionMailKind;

export const EXTENSION_MAIL_KIND = /^[a-z][a-z0-9-]*:[a-z][a-z0-9-]*$/;

export const isExtensionKind = (kind: AnyMailKind): kind is ExtensionMailKind => kind.includes(':');

/** Makes the mails of some kinds of an extension. A provider of its module in the worker, marked with {@link MakesMails}. */
export interface ExtensionMailRenderer {
  readonly kinds: readonly ExtensionMailKind[];
  /** @throws MailSubjectGoneError, which drops the mail, or another error when it cannot be made now */
  render(request: MailRequest<ExtensionMailKind>): Promise<Mail>;
}

/** Marks a provider as an {@link ExtensionMailRenderer}. */
export const MakesMails = createProviderDecorator();
