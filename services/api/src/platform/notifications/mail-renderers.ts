import type { Mail, MailRenderer, MailRequest } from './mail.js';
import { mailKinds, type MailKind } from './outbox/outbox-entry.js';

/** Finds the renderer of a mail; a kind without one, or with two, stops the process at its start. */
export class MailRenderers {
  private readonly byKind = new Map<MailKind, MailRenderer>();

  /** @throws Error naming the kind */
  constructor(renderers: readonly MailRenderer[]) {
    for (const renderer of renderers) {
      for (const kind of renderer.kinds) {
        if (this.byKind.has(kind)) throw new Error(`Two renderers want to make the mail "${kind}"`);
        this.byKind.set(kind, renderer);
      }
    }
    const missing = mailKinds.find((kind) => !this.byKind.has(kind));
    if (missing !== undefined) throw new Error(`Nobody makes the mail "${missing}"`);
  }

  async render(request: MailRequest): Promise<Mail> {
    const renderer = this.byKind.get(request.kind);
    if (!renderer) throw new Error(`Nobody makes the mail "${request.kind}"`);
    return renderer.render(request);
  }
}
