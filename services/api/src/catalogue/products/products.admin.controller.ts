import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { productAdminSchema, type ProductAdmin } from '@vitrine/schemas';
import { Audited } from '../../common/audit/audited.js';
import { RequiresPermission } from '../../common/auth/requires-permission.js';
import { WithLocation, WithVersionTag } from '../../common/http/answer-rules.js';
import { EntityId } from '../../common/http/requests/entity-id.pipe.js';
import { IfMatch, TakesIfMatch, type ExpectedVersions } from '../../common/http/if-match.js';
import { PublicWrite } from '../../common/public-read-cache/public-write.js';
import { ApiExample, ApiSubset } from '../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { JsonObjectPipe } from '../../common/validation/json-object.pipe.js';
import { MediaForm } from '../../files/uploads/index.js';
import { ProductAdminDto } from './product.dto.js';
import { ProductsAdminService } from './products.admin.service.js';

const ProductId = EntityId('Product');
const FILES = {
  headerVideo: 'video',
  productVideo: 'video',
  productImages: { kind: 'image', list: true },
} as const;

const EXAMPLE = {
  name: 'Chronograph Classic',
  subtitle: 'Die Edition für das Haus',
  description: 'Eine App, die Ihre Stücke zeigt, wie sie es verdienen.',
  price: 4900,
  subscriptionPrice: 149,
  enhancedServicePrice: null,
  images: ['/uploads/chronograph.webp'],
  features: ['Offline-Katalog', 'Eigenes Zifferblatt'],
  colors: ['Grün', 'Gold'],
  materials: ['Saphirglas'],
  displayOrder: 1,
  translations: {
    en: { name: 'Chronograph Classic', features: ['', 'A dial of your own'], colors: ['Green', 'Gold'] },
  },
};

@ApiTags('Products')
@PublicWrite('products', 'media_files')
@Controller('products')
export class ProductsAdminController {
  constructor(private readonly products: ProductsAdminService) {}

  /**
   * Adds an app edition. As `multipart/form-data` lists and objects are JSON text (lists also separated by commas), the two videos a path or a file, and
   * `productImages` files that are appended to `images`. The first image becomes `image` where none is named.
   */
  @Post()
  @RequiresPermission('catalogue:write')
  @Audited('product.create', 'product')
  @WithVersionTag()
  @WithLocation('/api/products')
  @MediaForm(FILES)
  @ApiErrors(400)
  @ApiExample(EXAMPLE)
  create(@Body({ schema: productAdminSchema }) body: ProductAdmin): Promise<ProductAdminDto> {
    return this.products.create(body);
  }

  /** Changes any subset of an app edition's fields, as JSON or as `multipart/form-data`. 409 `STALE_VERSION`. */
  @Put(':id')
  @RequiresPermission('catalogue:write')
  @Audited('product.update', 'product')
  @WithVersionTag()
  @TakesIfMatch()
  @MediaForm(FILES)
  @ApiErrors(400, 404, { 409: ['STALE_VERSION'] })
  @ApiSubset(productAdminSchema, { price: 5200, displayOrder: 2, version: 1 })
  update(
    @Param('id', ProductId) id: string,
    @Body(JsonObjectPipe) body: Record<string, unknown>,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<ProductAdminDto> {
    return this.products.update(id, body, expected);
  }

  /** Deletes an app edition; orders keep its name and price. */
  @Delete(':id')
  @RequiresPermission('catalogue:write')
  @Audited('product.delete', 'product')
  @TakesIfMatch()
  @HttpCode(204)
  @ApiErrors(404)
  remove(@Param('id', ProductId) id: string, @IfMatch() expected: ExpectedVersions): Promise<void> {
    return this.products.remove(id, expected);
  }
}
