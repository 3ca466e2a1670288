import { Injectable } from '@nestjs/common';
import type { TrashKind } from '@vitrine/schemas';
import type { Queryable } from '../../database/database.js';

type Work = (connection: Queryable, id: string) => Promise<unknown>;

/** What domains do after a row of theirs was restored, in the same transaction. They register at start. */
@Injectable()
export class RestoreHooks {
  private readonly works: { kind: TrashKind; work: Work }[] = [];

  register(kind: TrashKind, work: Work): void {
    this.works.push({ kind, work });
  }

  async run(connection: Queryable, kind: TrashKind, id: string): Promise<void> {
    for (const each of this.works) if (each.kind === kind) await each.work(connection, id);
  }
}
