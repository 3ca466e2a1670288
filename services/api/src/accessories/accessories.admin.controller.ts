import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { accessoryAdminSchema, type AccessoryAdmin } from '@vitrine/schemas';
import { Audited } from '../common/audit/audited.js';
import { Compressed, WithLocation, WithVersionTag } from '../common/http/answer-rules.js';
import { EntityId } from '../common/http/entity-id.pipe.js';
import { IfMatch, TakesIfMatch, type ExpectedVersions } from '../common/http/if-match.js';
import { PublicWrite } from '../common/public-read-cache/public-write.js';
import { ApiExample, ApiSubset } from '../common/swagger/api-bodies.js';
import { ApiErrors } from '../common/swagger/api-errors.js';
import { JsonObjectPipe } from '../common/validation/json-object.pipe.js';
import { MediaForm } from '../uploads/index.js';
import { AccessoriesAdminService } from './accessories.admin.service.js';
import { AccessoriesService } from './accessories.service.js';
import { AccessoryAdminDto } from './accessory.dto.js';

const AccessoryId = EntityId('Accessory');
const IMAGES = { kind: 'image', list: true } as const;
const FILES = { mainImage: 'image', images: IMAGES, accessoryImages: IMAGES } as const;

const EXAMPLE = {
  name: 'Füllhalter Écritoire',
  brand: 'Écritoire',
  description: 'Von Hand gefertigt.',
  category: 'pen',
  price: 390,
  weight: 32.5,
  stock: 4,
  mainImage: '/uploads/pen.webp',
  features: ['Handgefertigt'],
  specifications: { Länge: '14 cm', Feder: 'Gold' },
  translations: { en: { name: 'Écritoire fountain pen', specifications: { Length: '14 cm', Nib: 'Gold' } } },
};

@ApiTags('Accessories')
@PublicWrite('accessories', 'media_files')
@Controller('accessories')
export class AccessoriesAdminController {
  constructor(
    private readonly accessories: AccessoriesAdminService,
    private readonly reads: AccessoriesService,
  ) {}

  /** All accessories, also those that are hidden or out of stock, by name. */
  @Get('admin/all')
  @Compressed()
  list(): Promise<AccessoryAdminDto[]> {
    return this.reads.listForStaff();
  }

  /**
   * Adds an accessory. As `multipart/form-data` lists and objects are JSON text (lists also separated by commas), `mainImage` is a path or a file,
   * `images` a list of paths or files, and the files `accessoryImages` are appended to `images`.
   */
  @Post()
  @Audited('accessory.create', 'accessory')
  @WithVersionTag()
  @WithLocation('/api/accessories')
  @MediaForm(FILES)
  @ApiErrors(400)
  @ApiExample(EXAMPLE)
  create(@Body({ schema: accessoryAdminSchema }) body: AccessoryAdmin): Promise<AccessoryAdminDto> {
    return this.accessories.create(body);
  }

  /** Changes any subset of an accessory's fields, as JSON or as `multipart/form-data`. 409 `STALE_VERSION`. */
  @Put(':id')
  @Audited('accessory.update', 'accessory')
  @WithVersionTag()
  @TakesIfMatch()
  @MediaForm(FILES)
  @ApiErrors(400, 404, { 409: ['STALE_VERSION'] })
  @ApiSubset(accessoryAdminSchema, { price: 420, stock: 12, version: 1 })
  update(
    @Param('id', AccessoryId) id: string,
    @Body(JsonObjectPipe) body: Record<string, unknown>,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<AccessoryAdminDto> {
    return this.accessories.update(id, body, expected);
  }

  /** Hides a shown accessory and the other way round; its `stock` stays. Takes no body. */
  @Patch(':id/toggle-stock')
  @Audited('accessory.update', 'accessory')
  @WithVersionTag()
  @TakesIfMatch()
  @ApiErrors(404)
  toggleStock(@Param('id', AccessoryId) id: string, @IfMatch() expected: ExpectedVersions): Promise<AccessoryAdminDto> {
    return this.accessories.toggleStock(id, expected);
  }

  /** Deletes an accessory; orders keep its name and price. */
  @Delete(':id')
  @Audited('accessory.delete', 'accessory')
  @TakesIfMatch()
  @HttpCode(204)
  @ApiErrors(404)
  remove(@Param('id', AccessoryId) id: string, @IfMatch() expected: ExpectedVersions): Promise<void> {
    return this.accessories.remove(id, expected);
  }
}
