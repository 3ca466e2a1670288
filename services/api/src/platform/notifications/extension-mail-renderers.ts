import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import {
  EXTENSION_MAIL_KIND,
  MakesMails,
  type ExtensionMailKind,
  type ExtensionMailRenderer,
} from './extension-mail.js';

/** The renderers of extensions, whichever modules provide them. */
@Injectable()
export class ExtensionMailRenderers implements OnModuleInit {
  private readonly byKind = new Map<ExtensionMailKind, ExtensionMailRenderer>();

  constructor(private readonly discovery: DiscoveryService) {}

  /** @throws Error naming the kind when it is misnamed or there are two renderers for it; the process does not start then */
  onModuleInit(): void {
    for (const { instance } of this.discovery.getProviders({ metadataKey: MakesMails.KEY })) {
      const renderer = instance as ExtensionMailRenderer;
      for (const kind of renderer.kinds) {
        if (!EXTENSION_MAIL_KIND.test(kind))
          throw new Error(`The mail "${kind}" is not named like "appointments:confirmation"`);
        if (this.byKind.has(kind)) throw new Error(`Two renderers make the mail "${kind}"`);
        this.byKind.set(kind, renderer);
      }
    }
  }

  find(kind: ExtensionMailKind): ExtensionMailRenderer | undefined {
    return this.byKind.get(kind);
  }
}
