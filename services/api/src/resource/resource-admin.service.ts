import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@vitrine/schemas';
import type { AnyObject, InferType, ObjectSchema } from 'yup';
import {
  changeRow,
  changeVersioned,
  fillRow,
  insertRow,
  orConflict,
  type StoredFields,
} from '../common/admin-entity/index.js';
import type { ExpectedVersions } from '../common/http/if-match.js';
import { newId } from '../common/ids.js';
import { toAdminAnswer, type AdminAnswer } from './resource-answer.js';
import type { Declared, EntityClassOf, ResourceRow } from './resource-table.js';

/** A declaration with the rules of a body. */
export interface DeclaredRules extends Declared {
  schema: ObjectSchema<AnyObject>;
  appended: Readonly<Record<string, string>>;
}

/** A whole, valid body without the version that it names. */
export type ResourceFields<Of extends DeclaredRules> = Omit<InferType<Of['schema']>, 'version'>;

/** A body as a client sends it: any subset of the fields. */
export type Changes = Readonly<Record<string, unknown>>;

/** Creating, changing and deleting the rows of a resource as staff do it. The controller names the tables that it writes (`@PublicWrite`). */
@Injectable()
export abstract class ResourceAdminService<
  Of extends DeclaredRules,
  Answer extends AdminAnswer<Of> = AdminAnswer<Of>,
  Row extends ResourceRow<Of> = ResourceRow<Of>,
> {
  protected abstract readonly resource: Of;
  protected abstract readonly entity: EntityClassOf<Row>;

  /** The columns that a field decides, where they are not the one of its name. */
  protected readonly columnNames: { readonly [Field in keyof Of['fields']]?: readonly (keyof Row)[] } = {};

  /** The 409 that refuses a row whose unique field another row has already. */
  protected readonly taken?: { readonly code: ErrorCode; readonly message: string };

  constructor(protected readonly em: EntityManager) {}

  /** The order of the list. */
  protected abstract compare(a: Row, b: Row): number;

  /** Rows as staff see them. */
  protected abstract answers(rows: readonly Row[]): Answer[] | Promise<Answer[]>;

  /** What a body changes of a row, before its rules are asked. */
  protected changesOf(_row: Row, changes: Changes): Changes {
    return changes;
  }

  /** The columns of a whole, valid body. */
  protected columnsOf(fields: ResourceFields<Of>, _em: EntityManager): object | Promise<object> {
    return fields;
  }

  /** What else is done in the transaction that deletes a row. */
  protected beforeRemoval(_row: Row, _em: EntityManager): Promise<void> | void {}

  /** All rows, also those that visitors do not see. */
  async list(): Promise<Answer[]> {
    return this.answers(this.sorted(await this.em.fork().findAll(this.entity)));
  }

  /**
   * @param input a whole body that obeys the schema
   * @throws ApiError 409 with the code of {@link taken}
   */
  async create(input: object): Promise<Answer> {
    const row = await fillRow(this.em.fork(), this.stored, new this.entity(), input);
    row.id = newId();
    return this.answer(await this.unlessTaken(() => insertRow(this.em, row)));
  }

  /** @throws ApiError 404, 400 `VALIDATION_FAILED`, 409 `STALE_VERSION` or the code of {@link taken}, 412 `PRECONDITION_FAILED` */
  async update(id: string, changes: Changes, expected?: ExpectedVersions): Promise<Answer> {
    const change = (row: Row, em: EntityManager) => changeRow(em, this.stored, row, this.changesOf(row, changes));
    return this.answer(await this.change(id, expected, change));
  }

  /** Turns a flag on where it is off, and the other way round. @throws ApiError 404, 412 `PRECONDITION_FAILED` */
  async toggle(id: string, flag: keyof Of['fields'], expected?: ExpectedVersions): Promise<Answer> {
    const flip = (row: Row) => Object.assign(row, { [flag]: !row[flag as keyof Row] });
    return this.answer(await this.change(id, expected, flip));
  }

  /** @throws ApiError 404, 412 `PRECONDITION_FAILED` */
  async remove(id: string, expected?: ExpectedVersions): Promise<void> {
    await this.change(id, expected, async (row, em) => {
      await this.beforeRemoval(row, em);
      em.remove(row);
    });
  }

  /** Rows in the order of the list. */
  protected sorted<Sorted extends Row>(rows: readonly Sorted[]): Sorted[] {
    return [...rows].sort((a, b) => this.compare(a, b) || (a.id < b.id ? -1 : 1));
  }

  private change(id: string, expected: ExpectedVersions, work: (row: Row, em: EntityManager) => unknown): Promise<Row> {
    const { name } = this.resource;
    return this.unlessTaken(() => changeVersioned(this.em, this.entity, id, name, work, expected));
  }

  /** The declaration makes the columns, so that each field has one of its name. */
  private get stored(): StoredFields<Row, object> {
    const appended = Object.entries(this.resource.appended);
    const withAppended = (body: Record<string, unknown>) => ({
      ...Object.fromEntries(Object.entries(body).filter(([field]) => !(field in this.resource.appended))),
      ...Object.fromEntries(appended.map(([list, field]) => [field, joined(body[field], body[list])])),
    });
    const fields: Omit<StoredFields<Row, { version?: number }>, 'schema' | 'columnNames'> = {
      fieldsOf: (row) => toAdminAnswer(this.resource, row),
      columnsOf: ({ version: _, ...body }, { em }) =>
        this.columnsOf(withAppended(body) as ResourceFields<Of>, em) as never,
    };
    const columnNames = {
      ...Object.fromEntries(appended.map(([list, field]) => [list, [field]])),
      ...this.columnNames,
    };
    return { ...fields, schema: this.resource.schema, columnNames };
  }

  private unlessTaken<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.taken ? orConflict(this.taken.code, this.taken.message, work) : work();
  }

  protected async answer(row: Row): Promise<Answer> {
    const [answer] = await this.answers([row]);
    return answer as Answer;
  }
}

/** Two lists as one, each entry once. */
const joined = (list: unknown, more: unknown): unknown[] => [
  ...new Set([...(list as unknown[]), ...(more as unknown[])]),
];
