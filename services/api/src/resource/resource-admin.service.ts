import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AnySchema } from 'yup';
import {
  changeRow,
  changeVersioned,
  fillRow,
  insertRow,
  removeRow,
  type StoredFields,
} from '../common/admin-entity/index.js';
import type { ExpectedVersions } from '../common/http/if-match.js';
import { newId } from '../common/ids.js';
import { PublicReadCache } from '../common/public-read-cache/public-read-cache.js';
import { picturesOf } from '../media/pictures.js';
import { PicturesService, type WithPictures } from '../media/pictures.service.js';
import { toAdminAnswer } from './resource-answer.js';
import type { Declared, ResourceRow } from './resource-entity.js';

interface DeclaredRules extends Declared {
  schema: AnySchema;
}

/** Creating, changing and deleting the rows of a resource as staff do it; each write drops the kept public answers that show it. */
@Injectable()
export abstract class ResourceAdminService<Of extends DeclaredRules> {
  protected abstract readonly resource: Of;
  protected abstract readonly entity: new () => ResourceRow<Of>;
  /** What public answers name as their source. */
  protected abstract readonly table: string;

  constructor(
    private readonly em: EntityManager,
    private readonly pictures: PicturesService,
    private readonly publicReads: PublicReadCache,
  ) {}

  /** The order of the list. */
  protected abstract compare(a: ResourceRow<Of>, b: ResourceRow<Of>): number;

  /** Paths of the pictures that an answer names. */
  protected abstract picturesOf(row: ResourceRow<Of>): readonly (string | null)[];

  /** All rows, also those that visitors do not see. */
  async list(): Promise<AdminAnswer<Of>[]> {
    const rows = (await this.em.fork().findAll(this.entity)) as ResourceRow<Of>[];
    rows.sort((a, b) => this.compare(a, b) || (a.id < b.id ? -1 : 1));
    return this.shown(rows);
  }

  /** @param input a whole body that obeys the schema */
  async create(input: object): Promise<AdminAnswer<Of>> {
    const row = await fillRow(this.em, this.stored, new this.entity(), input);
    row.id = newId();
    return this.written(await insertRow(this.em, row));
  }

  /** @throws ApiError 404, 400 `VALIDATION_FAILED`, 409 `STALE_VERSION`, 412 `PRECONDITION_FAILED` */
  async update(
    id: string,
    changes: Readonly<Record<string, unknown>>,
    expected?: ExpectedVersions,
  ): Promise<AdminAnswer<Of>> {
    const change = (row: ResourceRow<Of>, em: EntityManager) => changeRow(em, this.stored, row, changes);
    return this.written(await changeVersioned(this.em, this.entity, id, this.resource.name, change, expected));
  }

  /** @throws ApiError 404, 412 `PRECONDITION_FAILED` */
  async remove(id: string, expected?: ExpectedVersions): Promise<void> {
    await removeRow(this.em, this.entity, id, this.resource.name, expected);
    this.publicReads.drop(this.table);
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

  private async written(row: ResourceRow<Of>): Promise<AdminAnswer<Of>> {
    this.publicReads.drop(this.table);
    const [shown] = await this.shown([row]);
    return shown as AdminAnswer<Of>;
  }

  private async shown(rows: readonly ResourceRow<Of>[]): Promise<AdminAnswer<Of>[]> {
    const known = await this.pictures.find(rows.flatMap((row) => this.picturesOf(row)));
    return rows.map((row) => ({
      ...toAdminAnswer(this.resource, row),
      pictures: picturesOf(known, this.picturesOf(row)),
    }));
  }
}

/** A row as staff see it. */
export type AdminAnswer<Of extends Declared> = ReturnType<typeof toAdminAnswer<Of>> & WithPictures;
