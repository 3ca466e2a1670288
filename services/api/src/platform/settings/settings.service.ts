import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { settingsSchema, type HouseSettings, type SettingsFields } from '@vitrine/schemas';
import { adminFields, changeRow, changeVersioned, type StoredFields } from '../../common/admin-entity/index.js';
import type { ExpectedVersions } from '../../common/http/if-match.js';
import { PublicReadCache } from '../../common/public-read-cache/public-read-cache.js';
import { HouseFacts } from './house-facts.js';
import type { SettingsAdminDto } from './settings.dto.js';
import { Settings, SETTINGS_ID } from './settings.entity.js';

type Changes = Readonly<Record<string, unknown>>;

/** The house's own facts, for visitors and staff. */
@Injectable()
export class SettingsService {
  private readonly fields: StoredFields<Settings, SettingsFields>;

  constructor(
    private readonly em: EntityManager,
    private readonly facts: HouseFacts,
    private readonly publicReads: PublicReadCache,
  ) {
    this.fields = {
      schema: settingsSchema,
      fieldsOf: (row) => this.toDto(row),
      columnsOf: ({ version: _, ...columns }) => columns,
      columnNames: {},
    };
  }

  /** The facts as everybody may read them. */
  async shown(): Promise<HouseSettings> {
    return this.facts.load();
  }

  /** The facts as staff edit them. */
  async get(): Promise<SettingsAdminDto> {
    return this.toDto(await this.em.fork().findOneOrFail(Settings, { id: SETTINGS_ID }));
  }

  /**
   * Changes any subset of the facts; of a group what the body leaves out stays as it is.
   * @throws ApiError 400 `VALIDATION_FAILED`, 409 `STALE_VERSION`, 412 `PRECONDITION_FAILED`
   */
  async update(changes: Changes, expected?: ExpectedVersions): Promise<SettingsAdminDto> {
    const changed = await changeVersioned(
      this.em,
      Settings,
      SETTINGS_ID,
      'Settings',
      (row, em) => changeRow(em, this.fields, row, mergeObjects(this.toDto(row), changes)),
      expected,
    );
    this.publicReads.drop('settings');
    return this.toDto(changed);
  }

  private toDto(row: Settings): SettingsAdminDto {
    return { ...this.facts.complete(row), ...adminFields(row) };
  }
}

const isObject = (value: unknown): value is Changes =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The changes, each changed object merged into the present one. */
const mergeObjects = (present: object, changes: Changes): Changes =>
  Object.fromEntries(
    Object.entries(changes).map(([field, value]) => {
      const before: unknown = Object.hasOwn(present, field) ? present[field as keyof typeof present] : undefined;
      return [field, isObject(value) && isObject(before) ? { ...before, ...mergeObjects(before, value) } : value];
    }),
  );
