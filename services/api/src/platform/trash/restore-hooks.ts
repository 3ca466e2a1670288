import { Injectable } from '@nestjs/common';
import type { TrashKind } from '@vitrine/schemas';
import type { Queryable } from '../../database/database.js';

type Hook = (connection: Queryable, id: string) => Promise<unknown>;

/** What domains do after a row of theirs was restored, in the same transaction. They register at start. */
@Injectable()
export class RestoreHooks {
  private readonly hooks: { kind: TrashKind; hook: Hook }[] = [];

  register(kind: TrashKind, hook: Hook): void {
    this.hooks.push({ kind, hook });
  }

  async run(connection: Queryable, kind: TrashKind, id: string): Promise<void> {
    for (const each of this.hooks) if (each.kind === kind) await each.hook(connection, id);
  }
}
