import type { Constructor } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import type { DynamicModule, Type } from '@nestjs/common';

/** Additions of a package to the API and the worker; the default export of its module in `vitrine.config.ts`. */
export interface ApiExtension {
  /** Lower-case letters, digits and hyphens. The names of its tables, mail kinds and event consumers begin with it. */
  readonly name: string;
  /** Run after Vitrine's own migrations, in this order, each once. A released migration must not change. */
  readonly migrations?: readonly Constructor<Migration>[];
  /** The module for the API. */
  readonly api?: Type | DynamicModule;
  /** The module for the worker: mails, event consumers and scheduled jobs. */
  readonly worker?: Type | DynamicModule;
}

const NAME = /^[a-z][a-z0-9-]{1,39}$/;

/** @throws Error when the name is invalid */
export function defineExtension(extension: ApiExtension): ApiExtension {
  if (!NAME.test(extension.name)) throw new Error(`"${extension.name}" is not a valid name for an extension`);
  return extension;
}
