import { Injectable } from '@nestjs/common';
import {
  anyOf,
  change,
  Database,
  readEncryptedValues,
  ExtensionOutbox,
  HoldsPersonalData,
  run,
  sql,
  type EncryptedTable,
  type PersonalDataHolder,
  type PersonalRecord,
  type Queryable,
} from '@vitrine/api/extension';
import { AppointmentPrivacy } from './appointment-privacy.js';

interface Row {
  id: string;
  day: string;
  request: string;
}

/** Lets the personal data of appointments be exported, erased and re-encrypted together with the house's other data. */
@Injectable()
@HoldsPersonalData()
export class AppointmentsPersonalData implements PersonalDataHolder {
  readonly kind = 'appointments';
  readonly tables: readonly EncryptedTable[];

  constructor(
    private readonly database: Database,
    private readonly privacy: AppointmentPrivacy,
    private readonly outbox: ExtensionOutbox,
  ) {
    this.tables = [
      {
        table: 'appointments',
        key: 'id',
        columns: ['request'],
        reencrypt: (connection, ids) => this.reencrypt(connection, ids),
      },
    ];
  }

  async *addresses(): AsyncGenerator<string> {
    for await (const { key, stored } of readEncryptedValues(
      this.database,
      { table: 'appointments', key: 'id' },
      'request',
    )) {
      const text = this.privacy.read(stored, key);
      if (text) yield text.email;
    }
  }

  async export(email: string): Promise<PersonalRecord[]> {
    const found = await this.find(await this.database.pool(), email);
    return found.map(({ id, day, request }) => ({ id, day, ...this.privacy.read(request, id) }));
  }

  async erase(connection: Queryable, email: string): Promise<number> {
    const ids = (await this.find(connection, email)).map(({ id }) => id);
    await this.outbox.forget(ids, connection);
    return change(connection, sql`delete from appointments where id = ${anyOf(ids, 'uuid')}`);
  }

  private find(on: Queryable, email: string): Promise<Row[]> {
    return run(
      on,
      sql<Row>`select id, day::text as day, request from appointments
        where email_hash = ${anyOf(this.privacy.emailHashes(email), 'bytea')} order by id`,
    );
  }

  private async reencrypt(connection: Queryable, ids: readonly string[]): Promise<number> {
    const found = await run(
      connection,
      sql<Row>`select id, request from appointments where id = ${anyOf(ids, 'uuid')} order by id for update`,
    );
    for (const { id, request } of found) {
      const text = this.privacy.read(request, id);
      if (!text) continue;
      await change(
        connection,
        sql`update appointments set request = ${this.privacy.reencrypt(request, id)}, email_hash = ${this.privacy.emailHash(text.email)}
          where id = ${id}`,
      );
    }
    return found.length;
  }
}
