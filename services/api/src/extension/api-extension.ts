import type { Constructor } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import type { DynamicModule, Type } from '@nestjs/common';

/** What a package adds to the API and the worker; the default export of its module in `vitrine.config.ts`. */
export interface ApiExtension {
  /** Small letters, digits and hyphens. Its tables, its kinds of mail and its consumers of events begin with it. */
  readonly name: string;
  /** They run after Vitrine's own, in this order, each once. One that was released never changes. */
  readonly migrations?: readonly Constructor<Migration>[];
  /** What answers requests. */
  readonly api?: Type | DynamicModule;
  /** What mails, consumers of events and scheduled work need. */
  readonly worker?: Type | DynamicModule;
}

const NAME = /^[a-z][a-z0-9-]{1,39}$/;

/** @throws Error when the name is none */
export function defineExtension(extension: ApiExtension): ApiExtension {
  if (!NAME.test(extension.name)) throw new Error(`"${extension.name}" is no name for an extension`);
  return extension;
}
