import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AnySchema } from 'yup';
import { changeRow, changeVersioned, fillRow, insertRow, type StoredFields } from '../common/admin-entity/index.js';
import type { ExpectedVersions } from '../common/http/if-match.js';
import { newId } from '../common/ids.js';
import { toAdminAnswer } from './resource-answer.js';
import type { Declared, EntityClassOf, ResourceRow } from './resource-entity.js';

interface DeclaredRules extends Declared {
  schema: AnySchema;
}

/** A row as staff see it, without what a domain adds, such as pictures. */
export type AdminAnswer<Of extends Declared> = ReturnType<typeof toAdminAnswer<Of>>;

/** Creating, changing and deleting the rows of a resource as staff do it. The controller names the tables that it writes (`@PublicWrite`). */
@Injectable()
export abstract class ResourceAdminService<Of extends DeclaredRules, Answer extends AdminAnswer<Of> = AdminAnswer<Of>> {
  protected abstract readonly resource: Of;
  protected abstract readonly entity: EntityClassOf<ResourceRow<Of>>;

  constructor(private readonly em: EntityManager) {}

  /** The order of the list. */
  protected abstract compare(a: ResourceRow<Of>, b: ResourceRow<Of>): number;

  /** Rows as staff see them. */
  protected abstract answers(rows: readonly ResourceRow<Of>[]): Answer[] | Promise<Answer[]>;

  /** What else is done in the transaction that deletes a row. */
  protected beforeRemoval(_row: ResourceRow<Of>, _em: EntityManager): Promise<void> | void {}

  /** All rows, also those that visitors do not see. */
  async list(): Promise<Answer[]> {
    const rows = await this.em.fork().findAll(this.entity);
    return this.answers(rows.sort((a, b) => this.compare(a, b) || (a.id < b.id ? -1 : 1)));
  }

  /** @param input a whole body that obeys the schema */
  async create(input: object): Promise<Answer> {
    const row = await fillRow(this.em, this.stored, new this.entity(), input);
    row.id = newId();
    return this.answer(await insertRow(this.em, row));
  }

  /** @throws ApiError 404, 400 `VALIDATION_FAILED`, 409 `STALE_VERSION`, 412 `PRECONDITION_FAILED` */
  async update(id: string, changes: Readonly<Record<string, unknown>>, expected?: ExpectedVersions): Promise<Answer> {
    const change = (row: ResourceRow<Of>, em: EntityManager) => changeRow(em, this.stored, row, changes);
    return this.answer(await changeVersioned(this.em, this.entity, id, this.resource.name, change, expected));
  }

  /** @throws ApiError 404, 412 `PRECONDITION_FAILED` */
  async remove(id: string, expected?: ExpectedVersions): Promise<void> {
    const remove = async (row: ResourceRow<Of>, em: EntityManager) => {
      await this.beforeRemoval(row, em);
      em.remove(row);
    };
    await changeVersioned(this.em, this.entity, id, this.resource.name, remove, expected);
  }

  /** The declaration makes the columns, so that each field has one of its name. */
  private get stored(): StoredFields<ResourceRow<Of>, object> {
    const fields = {
      schema: this.resource.schema,
      fieldsOf: (row: ResourceRow<Of>) => toAdminAnswer(this.resource, row),
      columnsOf: ({ version: _, ...columns }: { version?: number }) => columns,
      columnNames: {},
    };
    return fields as never;
  }

  private async answer(row: ResourceRow<Of>): Promise<Answer> {
    const [answer] = await this.answers([row]);
    return answer as Answer;
  }
}
