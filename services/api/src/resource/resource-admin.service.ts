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
import { Database } from '../database/database.js';
import { knownPictures } from '../files/media/known-pictures.js';
import { picturePaths, storedAnswer, toAdminAnswer, type AdminAnswer } from './resource-answer.js';
import type { Declared, ResourceTable, RowOf } from './resource-table.js';

/** A declaration with the rules of a body. */
export interface DeclaredRules extends Declared {
  schema: ObjectSchema<AnyObject>;
  appended: Readonly<Record<string, string>>;
}

/** The table of such a declaration. */
type EditedTable = ResourceTable<DeclaredRules>;

/** A whole, valid body without the version that it names. */
export type ResourceFields<Table extends EditedTable> = Omit<InferType<Table['resource']['schema']>, 'version'>;

/** A body as a client sends it: any subset of the fields. */
export type Changes = Readonly<Record<string, unknown>>;

/** Creating, changing and deleting the rows of a resource as staff do it. The controller names the tables that it writes (`@PublicWrite`). */
@Injectable()
export abstract class ResourceAdminService<
  Table extends EditedTable,
  Answer extends AdminAnswer<Table> = AdminAnswer<Table>,
  Row extends RowOf<Table> = RowOf<Table>,
> {
  protected abstract readonly table: Table;

  /** The order of the list. */
  protected abstract readonly compare: (a: Row, b: Row) => number;

  /** The columns that a field decides, where they are not the one of its name. */
  protected readonly columnNames: { readonly [Field in keyof Table['resource']['fields']]?: readonly (keyof Row)[] } =
    {};

  /** The 409 that refuses a row whose unique field another row has already. */
  protected readonly taken?: { readonly code: ErrorCode; readonly message: string };

  constructor(
    protected readonly em: EntityManager,
    protected readonly database: Database,
  ) {}

  /** What a body changes of a row, before its rules are asked. */
  protected changesOf(_row: Row, changes: Changes): Changes {
    return changes;
  }

  /** The columns of a whole, valid body. */
  protected columnsOf(fields: ResourceFields<Table>, _em: EntityManager): object | Promise<object> {
    return fields;
  }

  /** What else is done in the transaction that deletes a row. */
  protected beforeRemoval(_row: Row, _em: EntityManager): Promise<void> | void {}

  /** Rows as staff see them; they have their `pictures` where the table has such fields. */
  protected answers(rows: readonly Row[]): Answer[] | Promise<Answer[]> {
    return rows.map((row) => toAdminAnswer(this.table, row) as Answer);
  }

  /** All rows, also those that visitors do not see. */
  async list(): Promise<Answer[]> {
    const rows = await this.database.forStaff.query<Row>(this.table.adminSelect);
    return this.answers(rows.sort(this.compare));
  }

  /**
   * @param input a whole body that obeys the schema
   * @throws ApiError 409 with the code of {@link taken}
   */
  async create(input: object): Promise<Answer> {
    const row = await fillRow(this.em.fork(), this.stored, new this.table.entity() as Row, input);
    row.id = newId();
    return this.answer(await this.unlessTaken(() => insertRow(this.em, row)));
  }

  /** @throws ApiError 404, 400 `VALIDATION_FAILED`, 409 `STALE_VERSION` or the code of {@link taken}, 412 `PRECONDITION_FAILED` */
  async update(id: string, changes: Changes, expected?: ExpectedVersions): Promise<Answer> {
    const change = (row: Row, em: EntityManager) => changeRow(em, this.stored, row, this.changesOf(row, changes));
    return this.answer(await this.change(id, expected, change));
  }

  /** Turns a flag on where it is off, and the other way round. @throws ApiError 404, 412 `PRECONDITION_FAILED` */
  async toggle(id: string, flag: keyof Table['resource']['fields'], expected?: ExpectedVersions): Promise<Answer> {
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

  private change(id: string, expected: ExpectedVersions, work: (row: Row, em: EntityManager) => unknown): Promise<Row> {
    const { entity, resource } = this.table;
    return this.unlessTaken(() => changeVersioned<Row>(this.em, entity as never, id, resource.name, work, expected));
  }

  /** The declaration makes the columns, so that each field has one of its name. */
  private get stored(): StoredFields<Row, object> {
    const { schema, appended } = this.table.resource;
    const lists = Object.entries(appended);
    const fieldsOf = (body: Readonly<Record<string, unknown>>) => ({
      ...Object.fromEntries(Object.entries(body).filter(([field]) => field !== 'version' && !(field in appended))),
      ...Object.fromEntries(lists.map(([list, field]) => [field, joined(body[field], body[list])])),
    });
    return {
      schema,
      fieldsOf: (row) => storedAnswer(this.table, row),
      columnsOf: (body, { em }) => this.columnsOf(fieldsOf({ ...body }) as ResourceFields<Table>, em) as never,
      columnNames: { ...Object.fromEntries(lists.map(([list, field]) => [list, [field]])), ...this.columnNames },
    };
  }

  private unlessTaken<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.taken ? orConflict(this.taken.code, this.taken.message, work) : work();
  }

  /** A stored row as staff see it. */
  protected async answer(row: Row): Promise<Answer> {
    const [answer] = await this.answersWithPictures([row]);
    return answer as Answer;
  }

  /** Stored rows as staff see them, which were read without their pictures. */
  protected async answersWithPictures(rows: readonly Row[]): Promise<Answer[]> {
    const pictures = await knownPictures(
      this.database,
      rows.flatMap((row) => picturePaths(this.table, row)),
    );
    return this.answers(rows.map((row) => Object.assign(row, { pictures })));
  }
}

/** Two lists as one, each entry once. */
const joined = (list: unknown, more: unknown): unknown[] => [
  ...new Set([...(list as unknown[]), ...(more as unknown[])]),
];
