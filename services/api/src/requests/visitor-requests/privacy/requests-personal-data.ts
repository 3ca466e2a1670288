import { sql } from 'kysely';
import { isSameAddress } from '../../../common/personal-data/canonical-address.js';
import { readEncryptedValues } from '../../../common/personal-data/read-encrypted-values.js';
import type { PersonalDataHolder, PersonalRecord } from '../../../common/personal-data/personal-data-holder.js';
import { tokenHits } from '../../../common/personal-data/search-tokens.js';
import { searchWords } from '../../../common/personal-data/words.js';
import { change, rows, type Database, type Queryable } from '../../../database/database.js';
import { anyOf } from '../../../database/expressions.js';
import { Parameters } from '../../../database/parameters.js';
import type { RequestDefinition } from '../request-definition.js';
import type { RequestPresenter } from '../request-presenter.js';
import type { RequestPrivacy, RequestText } from '../request-privacy.js';
import { selectRequests, whichRequests, type RequestRow } from '../request-rows.js';
import { tokenTable } from '../request-search.js';
import type { EncryptedRequests } from './encrypted-requests.js';

/** The personal data in one kind of requests: the requests with the state of their mails. */
export abstract class RequestsPersonalData<
  Row extends RequestRow,
  Text extends RequestText,
  Answer extends object,
> implements PersonalDataHolder {
  readonly kind: string;
  readonly tables;

  protected constructor(
    private readonly database: Database,
    private readonly privacy: RequestPrivacy<Text>,
    private readonly presenter: RequestPresenter<Row, Text, Answer>,
    private readonly encrypted: EncryptedRequests<Text>,
    private readonly definition: RequestDefinition,
  ) {
    this.kind = definition.table;
    this.tables = [encrypted];
  }

  async *addresses(): AsyncGenerator<string> {
    for await (const { key, stored } of readEncryptedValues(this.database, this.encrypted, 'request')) {
      const text = this.privacy.readRequest(stored, key);
      if (text) yield text.email;
    }
  }

  async export(email: string): Promise<PersonalRecord[]> {
    const found = await this.find(await this.database.pool(), email);
    return found.map((row) => ({
      ...(this.presenter.present(row) as PersonalRecord),
      deletedAt: row.deleted_at?.toISOString() ?? null,
    }));
  }

  /** Deletes whole requests, including those in the trash, with their mails and search tokens. */
  async erase(connection: Queryable, email: string): Promise<number> {
    const ids = (await this.find(connection, email)).map(({ id }) => id);
    return change(connection, sql`delete from ${sql.table(this.definition.table)} where id = ${anyOf(ids, 'uuid')}`);
  }

  /** Finds requests by the words of the address, which are search tokens of every request; then decrypts and compares the whole address. */
  private async find(on: Queryable, email: string): Promise<Row[]> {
    const parameters = new Parameters();
    const words = searchWords(email).map((word) => parameters.add(this.privacy.tokensToFind(word), 'bigint[]'));
    const { definition } = this;
    const found = await rows(
      on,
      selectRequests(definition, whichRequests('stored', [`r.id in (${tokenHits(tokenTable(definition), words)})`])),
      parameters.values,
    );
    return (found as Row[]).filter(({ id, request: stored }) => {
      const text = this.privacy.readRequest(stored, id);
      return text && isSameAddress(text.email, email);
    });
  }
}
