import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ProductAdmin } from '@vitrine/schemas';
import { changeRow, changeVersioned, fillRow, insertRow } from '../../common/admin-entity/index.js';
import type { ExpectedVersions } from '../../common/http/if-match.js';
import { newId } from '../../common/ids.js';
import { putInTrash } from '../../platform/trash/put-in-trash.js';
import type { ProductAdminDto } from './product.dto.js';
import { Product } from './product.entity.js';
import { productFields } from './product-fields.js';
import { ProductsService } from './products.service.js';

/** App editions for staff. */
@Injectable()
export class ProductsAdminService {
  constructor(
    private readonly em: EntityManager,
    private readonly products: ProductsService,
  ) {}

  async create(input: ProductAdmin): Promise<ProductAdminDto> {
    const product = await fillRow(this.em.fork(), productFields(), new Product(), input);
    product.id = newId();
    await insertRow(this.em, product);
    return this.products.getForStaff(product.id);
  }

  /**
   * Changes any subset of the fields; `productImages` are appended.
   * @throws ApiError 404, 400 `VALIDATION_FAILED`, 409 `STALE_VERSION`, 412 `PRECONDITION_FAILED`
   */
  async update(
    id: string,
    changes: Readonly<Record<string, unknown>>,
    expected?: ExpectedVersions,
  ): Promise<ProductAdminDto> {
    await changeVersioned(
      this.em,
      Product,
      id,
      'Product',
      (product, em) => changeRow(em, productFields(), product, changes),
      expected,
    );
    return this.products.getForStaff(id);
  }

  /** Moves a product to the trash. Orders keep its name and price; coupons for it no longer apply to it. @throws ApiError 404, 412 */
  async remove(id: string, expected?: ExpectedVersions): Promise<void> {
    await changeVersioned(
      this.em,
      Product,
      id,
      'Product',
      async (product, em) => {
        await putInTrash(em, 'products', id);
        em.remove(product);
      },
      expected,
    );
  }
}
