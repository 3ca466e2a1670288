import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@vitrine/schemas';
import type { InferType } from 'yup';
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
import { putInTrash } from '../platform/trash/put-in-trash.js';
import { picturePaths, toAdminAnswer, type AdminAnswer } from './resource-answer.js';
import { resourceFields, type DeclaredRules } from './resource-fields.js';
import type { ResourceTable, RowOf } from './resource-table.js';

/** The table of a resource with rules. */
type EditedTable = ResourceTable<DeclaredRules>;

/** A whole, valid body without its version. */
export type ResourceFields<Table extends EditedTable> = Omit<InferType<Table['resource']['schema']>, 'version'>;

/** The body of a change: any subset of the fields. */
export type Changes = Readonly<Record<string, unknown>>;

/** Lists, creates, changes and deletes the rows of a resource for staff. The controller names the tables that it writes (`@PublicWrite`). */
@Injectable()
export abstract class ResourceAdminService<
  Table extends EditedTable,
  Answer extends AdminAnswer<Table> = AdminAnswer<Table>,
  Row extends RowOf<Table> = RowOf<Table>,
> {
  protected abstract readonly table: Table;

  /** The order of the list. */
  protected abstract readonly compare: (a: Row, b: Row) => number;

  /** The columns that are written from a field, where these are not just the column of the same name. */
  protected readonly columnNames: { readonly [Field in keyof Table['resource']['fields']]?: readonly (keyof Row)[] } =
    {};

  /** The 409 for a row whose unique field another row has already. */
  protected readonly taken?: { readonly code: ErrorCode; readonly message: string };

  constructor(
    protected readonly em: EntityManager,
    protected readonly database: Database,
  ) {}

  /** Adapts the body of a change to the row, before it is validated. */
  protected changesOf(_row: Row, changes: Changes): Changes {
    return changes;
  }

  /** The columns for a whole, valid body. */
  protected columnsOf(fields: ResourceFields<Table>, _em: EntityManager): object | Promise<object> {
    return fields;
  }

  /** Further work in the transaction that changes a row, before the change. */
  protected beforeChange(_changes: Changes, _em: EntityManager): Promise<void> | void {}

  /** Further work in the transaction that deletes a row, before the deletion. */
  protected beforeRemoval(_row: Row, _em: EntityManager): Promise<void> | void {}

  /** The answers to staff for rows, which have their `pictures` where the table has such fields. */
  protected answers(rows: readonly Row[]): Answer[] | Promise<Answer[]> {
    return rows.map((row) => toAdminAnswer(this.table, row) as Answer);
  }

  /** All rows, including those that visitors do not see. */
  async list(): Promise<Answer[]> {
    const rows = await this.database.forStaff.query<Row>(this.table.adminSelect);
    return this.answers(rows.sort(this.compare));
  }

  /**
   * @param input a whole, valid body
   * @throws ApiError 409 with the code of {@link taken}
   */
  async create(input: object): Promise<Answer> {
    const row = await fillRow(this.em.fork(), this.stored, new this.table.entity() as Row, input);
    row.id = newId();
    return this.answer(await this.unlessTaken(() => insertRow(this.em, row)));
  }

  /** @throws ApiError 404, 400 `VALIDATION_FAILED`, 409 `STALE_VERSION` or the code of {@link taken}, 412 `PRECONDITION_FAILED` */
  async update(id: string, changes: Changes, expected?: ExpectedVersions): Promise<Answer> {
    return this.changeBy(id, (row) => this.changesOf(row, changes), changes, expected);
  }

  /** Changes a row by fields that are computed while the row is locked. @throws ApiError as {@link update} */
  protected async changeBy(
    id: string,
    fieldsOf: (row: Row, em: EntityManager) => Changes | Promise<Changes>,
    changes: Changes,
    expected?: ExpectedVersions,
  ): Promise<Answer> {
    const change = async (row: Row, em: EntityManager) => {
      await this.beforeChange(changes, em);
      await changeRow(em, this.stored, row, await fieldsOf(row, em));
    };
    return this.answer(await this.change(id, expected, change));
  }

  /** Inverts a flag. @throws ApiError 404, 412 `PRECONDITION_FAILED` */
  async toggle(id: string, flag: keyof Table['resource']['fields'], expected?: ExpectedVersions): Promise<Answer> {
    const flip = (row: Row) => Object.assign(row, { [flag]: !row[flag as keyof Row] });
    return this.answer(await this.change(id, expected, flip));
  }

  /** Moves a row to the trash. @throws ApiError 404, 412 `PRECONDITION_FAILED` */
  async remove(id: string, expected?: ExpectedVersions): Promise<void> {
    await this.change(id, expected, async (row, em) => {
      await this.beforeRemoval(row, em);
      await putInTrash(em, this.table.tableName, id);
      em.remove(row);
    });
  }

  private change(id: string, expected: ExpectedVersions, work: (row: Row, em: EntityManager) => unknown): Promise<Row> {
    const { entity, resource } = this.table;
    return this.unlessTaken(() => changeVersioned<Row>(this.em, entity as never, id, resource.name, work, expected));
  }

  private get stored(): StoredFields<Row, object> {
    const columnsOf = (fields: object, em: EntityManager) => this.columnsOf(fields as ResourceFields<Table>, em);
    return resourceFields<Row>(this.table, columnsOf, this.columnNames);
  }

  private unlessTaken<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.taken ? orConflict(this.taken.code, this.taken.message, work) : work();
  }

  /** The answer to staff for a row that was read without its pictures. */
  protected async answer(row: Row): Promise<Answer> {
    const [answer] = await this.answersWithPictures([row]);
    return answer as Answer;
  }

  /** The answers to staff for rows that were read without their pictures. */
  protected async answersWithPictures(rows: readonly Row[]): Promise<Answer[]> {
    const pictures = await knownPictures(
      this.database,
      rows.flatMap((row) => picturePaths(this.table, row)),
    );
    return this.answers(rows.map((row) => Object.assign(row, { pictures })));
  }
}
