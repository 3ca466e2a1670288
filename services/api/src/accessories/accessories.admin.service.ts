import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { accessoryAdminSchema, type AccessoryAdmin } from '@vitrine/schemas';
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
import { toCents, toEuros } from '../common/money.js';
import { AccessoriesService } from './accessories.service.js';
import type { AccessoryAdminDto } from './accessory.dto.js';
import { Accessory } from './accessory.entity.js';

/** The accessories as staff keep them. */
@Injectable()
export class AccessoriesAdminService {
  constructor(
    private readonly em: EntityManager,
    private readonly accessories: AccessoriesService,
  ) {}

  async create(input: AccessoryAdmin): Promise<AccessoryAdminDto> {
    const accessory = await fillRow(this.em, accessoryFields, new Accessory(), input);
    accessory.id = newId();
    await insertRow(this.em, accessory);
    return this.accessories.getForStaff(accessory.id);
  }

  /**
   * Changes any subset of the fields; `accessoryImages` are appended.
   * @throws ApiError 404, 400 `VALIDATION_FAILED`, 409 `STALE_VERSION`, 412 `PRECONDITION_FAILED`
   */
  async update(
    id: string,
    changes: Readonly<Record<string, unknown>>,
    expected?: ExpectedVersions,
  ): Promise<AccessoryAdminDto> {
    return this.change(id, expected, (accessory, em) => changeRow(em, accessoryFields, accessory, changes));
  }

  /** Hides a shown accessory and the other way round; `stock` stays. @throws ApiError 404, 412 */
  async toggleStock(id: string, expected?: ExpectedVersions): Promise<AccessoryAdminDto> {
    return this.change(id, expected, (accessory) => {
      accessory.isInStock = !accessory.isInStock;
    });
  }

  /** Orders keep the accessory's name and price; coupons that name it apply to nothing more. @throws ApiError 404, 412 */
  async remove(id: string, expected?: ExpectedVersions): Promise<void> {
    await removeRow(this.em, Accessory, id, 'Accessory', expected);
  }

  private async change(
    id: string,
    expected: ExpectedVersions,
    work: (accessory: Accessory, em: EntityManager) => unknown,
  ): Promise<AccessoryAdminDto> {
    await changeVersioned(this.em, Accessory, id, 'Accessory', work, expected);
    return this.accessories.getForStaff(id);
  }
}

const accessoryFields: StoredFields<Accessory, AccessoryAdmin> = {
  schema: accessoryAdminSchema,
  fieldsOf: (accessory) => ({
    ...accessory,
    price: toEuros(accessory.priceCents),
    weight: accessory.weightGrams,
    accessoryImages: [],
  }),
  columnsOf: ({ price, weight, accessoryImages, version: _, ...columns }) => ({
    ...columns,
    priceCents: toCents(price),
    weightGrams: weight,
    images: [...new Set([...columns.images, ...accessoryImages])],
  }),
  columnNames: { price: ['priceCents'], weight: ['weightGrams'], accessoryImages: ['images'] },
};
