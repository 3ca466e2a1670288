import { Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { isMadeAnew } from '@vitrine/kit';
import { accessoryListQuerySchema, type AccessoryListQuery, accessoryResource, type Language } from '@vitrine/schemas';
import { Audited } from '../../common/audit/audited.js';
import { RequiresPermission } from '../../common/auth/requires-permission.js';
import { WithVersionTag } from '../../common/http/answer-rules.js';
import { EntityId } from '../../common/http/requests/entity-id.pipe.js';
import { IfMatch, TakesIfMatch, type ExpectedVersions } from '../../common/http/if-match.js';
import { RequestLanguage } from '../../common/http/requests/request-language.js';
import { PublicRead } from '../../common/public-read-cache/public-read.js';
import { PublicWrite } from '../../common/public-read-cache/public-write.js';
import { RateLimit } from '../../common/rate-limit/rate-limit.guard.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { ResourceController } from '../../resource/index.js';
import { AccessoriesAdminService, AccessoriesService } from './accessories.service.js';
import { AccessoryAdminDto, AccessoryDto } from './accessory.js';

const AccessoryId = EntityId('Accessory');
const IMAGES = { kind: 'image', list: true } as const;

@ApiTags('Accessories')
@Controller('accessories')
export class AccessoriesController {
  constructor(private readonly accessories: AccessoriesService) {}

  /** The accessories that match every filter given, by name. */
  @Get()
  @PublicRead('accessories', 'media_files')
  @RateLimit('search', isMadeAnew)
  @ApiErrors(400)
  list(
    @Query({ schema: accessoryListQuerySchema }) query: AccessoryListQuery,
    @RequestLanguage() language: Language,
  ): Promise<AccessoryDto[]> {
    return this.accessories.list(query, language);
  }

  /** One accessory. */
  @Get(':id')
  @PublicRead('accessories', 'media_files')
  @ApiErrors(404)
  get(@Param('id', AccessoryId) id: string, @RequestLanguage() language: Language): Promise<AccessoryDto> {
    return this.accessories.get(id, language);
  }
}

@ApiTags('Accessories')
@PublicWrite('accessories', 'media_files')
@Controller('accessories')
export class AccessoriesAdminController extends ResourceController(accessoryResource, {
  path: 'accessories',
  permissions: 'catalogue',
  all: 'admin/all',
  service: AccessoriesAdminService,
  answer: AccessoryAdminDto,
  files: { mainImage: 'image', images: IMAGES, accessoryImages: IMAGES },
  change: { price: 420, stock: 12, version: 1 },
  summaries: {
    list: 'All accessories, also those that are hidden or out of stock, by name.',
    create:
      'Adds an accessory. As `multipart/form-data` lists and objects are JSON text (lists also separated by commas), `mainImage` is a path or a file,\n' +
      '`images` a list of paths or files, and the files `accessoryImages` are appended to `images`.',
    update: "Changes any subset of an accessory's fields, as JSON or as `multipart/form-data`. 409 `STALE_VERSION`.",
    remove: 'Deletes an accessory; orders keep its name and price.',
  },
}) {
  /** Hides a shown accessory and the other way round; its `stock` stays. Takes no body. */
  @Patch(':id/toggle-stock')
  @RequiresPermission('catalogue:write')
  @Audited('accessory.update', 'accessory')
  @WithVersionTag()
  @TakesIfMatch()
  @ApiErrors(404)
  toggleStock(@Param('id', AccessoryId) id: string, @IfMatch() expected: ExpectedVersions): Promise<AccessoryAdminDto> {
    return this.rows.toggle(id, 'isInStock', expected);
  }
}
