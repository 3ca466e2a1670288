import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../database/database.js';
import type { WorkedKind } from '../record-kind.js';
import { EntryPrivacy } from '../timeline/entry-privacy.js';
import type { WorkDto } from './work.dto.js';

interface WorkRow {
  id: string;
  assignee: string | null;
  name: string | null;
  due: string | null;
  entry: string | null;
  content: string | null;
}

/** For a record without assignee and follow-up. */
const NONE: WorkDto = { assignee: null, followUp: null };

/** Reads the assignees and follow-ups of records. */
@Injectable()
export class Work {
  constructor(
    private readonly database: Database,
    private readonly privacy: EntryPrivacy,
  ) {}

  /** Reads those of one record. */
  async get(kind: WorkedKind, id: string): Promise<WorkDto> {
    return (await this.find(kind, [id])).get(id) ?? NONE;
  }

  /** Adds assignee and follow-up to the answers of records, with one statement. */
  async complete<Answer extends { id: string }>(
    kind: WorkedKind,
    answers: readonly Answer[],
  ): Promise<(Answer & WorkDto)[]> {
    if (answers.length === 0) return [];
    const found = await this.find(
      kind,
      answers.map(({ id }) => id),
    );
    return answers.map((answer) => ({ ...answer, ...(found.get(answer.id) ?? NONE) }));
  }

  private async find({ reference }: WorkedKind, ids: readonly string[]): Promise<Map<string, WorkDto>> {
    const column = sql.ref(reference);
    const rows = await this.database.run(sql<WorkRow>`
      select r.id, a.admin_id as assignee, coalesce(nullif(s.name, ''), s.email) as name,
        to_char(f.due_on, 'YYYY-MM-DD') as due, f.entry_id as entry, e.content
      from unnest(${ids}::uuid[]) as r (id)
      left join assignments a on a.${column} = r.id
      left join admins s on s.id = a.admin_id
      left join follow_ups f on f.${column} = r.id
      left join timeline_entries e on e.id = f.entry_id
      where a.entry_id is not null or f.entry_id is not null`);
    return new Map(rows.map((row) => [row.id, this.present(row)]));
  }

  private present({ assignee, name, due, entry, content }: WorkRow): WorkDto {
    return {
      assignee: assignee === null ? null : { id: assignee, name: name ?? '' },
      followUp: due === null ? null : { on: due, text: this.privacy.read(content, entry ?? '')?.text ?? '' },
    };
  }
}
