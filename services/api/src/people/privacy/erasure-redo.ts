import { Injectable } from '@nestjs/common';
import { AuditSubjects } from '../../common/personal-data/audit-subjects.js';
import { KeysInUse } from './keys-in-use.js';
import { PersonalDataHolders } from './personal-data-holders.js';
import { ERASURE, PrivacyService } from './privacy.service.js';

/** The result of repeated erasures. */
export interface RedoResult {
  /** Number of people that were found and erased. */
  people: number;
  /** Number of rows of each kind from which they were erased. */
  erased: Record<string, number>;
  /** The hashes for which no address was found. */
  unmatched: string[];
}

/**
 * Repeats erasures after a backup from before them was restored. Log and audit log name people only by the hash of their address, so every stored
 * address is hashed and compared.
 */
@Injectable()
export class ErasureRedo {
  constructor(
    private readonly holders: PersonalDataHolders,
    private readonly subjects: AuditSubjects,
    private readonly privacy: PrivacyService,
    private readonly keys: KeysInUse,
  ) {}

  /**
   * May be stopped and repeated.
   * @param subjects the result of {@link subjectsIn}
   * @throws ApiError 409 `KEY_MISSING`
   */
  async run(subjects: readonly string[]): Promise<RedoResult> {
    await this.keys.requireAll();
    const found = await this.findAddresses(new Set(subjects));
    const erased: Record<string, number> = {};
    const people = new Set(found.values());
    for (const email of people) {
      const counts = (await this.privacy.erase(email, 'operator')).erased;
      for (const [kind, n] of Object.entries(counts)) erased[kind] = (erased[kind] ?? 0) + n;
    }
    return { people: people.size, erased, unmatched: subjects.filter((subject) => !found.has(subject)) };
  }

  private async findAddresses(subjects: ReadonlySet<string>): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (const holder of this.holders.all()) {
      for await (const email of holder.addresses()) {
        for (const subject of this.subjects.subjectsToFind(email)) {
          if (subjects.has(subject) && !found.has(subject)) found.set(subject, email);
        }
      }
    }
    return found;
  }
}

const SUBJECT = '[0-9a-f]{16}';
const HASH_ALONE = new RegExp(`^${SUBJECT}$`);
/** Log collectors may embed a log line in another JSON text, with escaped quotes. */
const field = (name: string, value: string) => new RegExp(String.raw`\\?"${name}\\?"\s*:\s*\\?"(${value})\\?"`);
const OF_ERASURE = field('action', ERASURE.replace('.', String.raw`\.`));
const OF_PERSON = field('subjectId', SUBJECT);

/** The people of the erasures in the lines of a log, or of lines with only a hash (as in `psql`'s output for the audit log); each once. */
export function subjectsIn(text: string): string[] {
  const named = text.split('\n').flatMap((line) => {
    const alone = line.trim();
    if (HASH_ALONE.test(alone)) return [alone];
    const subject = OF_ERASURE.test(line) ? OF_PERSON.exec(line)?.[1] : undefined;
    return subject === undefined ? [] : [subject];
  });
  return [...new Set(named)];
}
