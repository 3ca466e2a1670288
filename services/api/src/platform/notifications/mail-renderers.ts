import type { HouseFacts } from '../settings/house-facts.js';
import { isExtensionKind, type AnyMailKind } from './extension-mail.js';
import type { ExtensionMailRenderers } from './extension-mail-renderers.js';
import type { Mail, MailRenderer, MailRequest } from './mail.js';
import { mailKinds, type MailKind } from './outbox/outbox-entry.js';

/** Finds the renderer of a mail; a kind with none or two of them keeps the process from starting. */
export class MailRenderers {
  private readonly byKind = new Map<MailKind, MailRenderer>();

  /** @throws Error naming the kind */
  constructor(
    renderers: readonly MailRenderer[],
    private readonly facts: Pick<HouseFacts, 'load' | 'sender'>,
    private readonly extensions: Pick<ExtensionMailRenderers, 'find'>,
  ) {
    for (const renderer of renderers) {
      for (const kind of renderer.kinds) {
        if (this.byKind.has(kind)) throw new Error(`Two renderers make the mail "${kind}"`);
        this.byKind.set(kind, renderer);
      }
    }
    const missing = mailKinds.find((kind) => !this.byKind.has(kind));
    if (missing !== undefined) throw new Error(`No renderer makes the mail "${missing}"`);
  }

  /** Makes a mail with the name and colours that the house has at this moment. */
  async render({ kind, ...request }: Omit<MailRequest<AnyMailKind>, 'house'>): Promise<Mail> {
    const house = await this.facts.load();
    const made = isExtensionKind(kind)
      ? this.extensions.find(kind)?.render({ ...request, kind, house })
      : this.byKind.get(kind)?.render({ ...request, kind, house });
    if (!made) throw new Error(`No renderer makes the mail "${kind}"`);
    return { from: this.facts.sender(house), ...(await made) };
  }
}
