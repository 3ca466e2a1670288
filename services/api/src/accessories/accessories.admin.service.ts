import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { accessoryAdminSchema, type AccessoryAdmin } from '@vitrine/schemas';
import { changedWhole, changeVersioned, insertRow, removeRow } from '../common/admin-entity/index.js';
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
    const accessory = assign(new Accessory(), input);
    accessory.id = newId();
    await insertRow(this.em, accessory);
    return this.accessories.getForStaff(accessory.id);
  }

  /**
   * Changes any subset of the fields; `accessoryImages` are appended.
   * @throws ApiError 404, 400 `VALIDATION_FAILED`, 409 `STALE_VERSION`
   */
  async update(id: string, changes: Readonly<Record<string, unknown>>): Promise<AccessoryAdminDto> {
    return this.change(id, (accessory) =>
      assign(accessory, changedWhole(accessoryAdminSchema, fieldsOf(accessory), changes)),
    );
  }

  /** Hides a shown accessory and the other way round; `stock` stays. @throws ApiError 404 */
  async toggleStock(id: string): Promise<AccessoryAdminDto> {
    return this.change(id, (accessory) => {
      accessory.isInStock = !accessory.isInStock;
    });
  }

  /** Orders keep the accessory's name and price; coupons that name it apply to nothing more. @throws ApiError 404 */
  async remove(id: string): Promise<void> {
    await removeRow(this.em, Accessory, id, 'Accessory');
  }

  private async change(id: string, work: (accessory: Accessory) => unknown): Promise<AccessoryAdminDto> {
    await changeVersioned(this.em, Accessory, id, 'Accessory', work);
    return this.accessories.getForStaff(id);
  }
}

function assign(accessory: Accessory, input: AccessoryAdmin): Accessory {
  const { price, weight, accessoryImages, version: _, ...fields } = input;
  const images = [...new Set([...fields.images, ...accessoryImages])];
  return Object.assign(accessory, fields, { priceCents: toCents(price), weightGrams: weight, images });
}

/** The present fields as a body would give them. */
const fieldsOf = (accessory: Accessory) => ({
  ...accessory,
  price: toEuros(accessory.priceCents),
  weight: accessory.weightGrams,
});
