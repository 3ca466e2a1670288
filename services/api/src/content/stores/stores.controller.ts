import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Language, storeResource } from '@vitrine/schemas';
import { RequestLanguage } from '../../common/http/requests/request-language.js';
import { PublicRead } from '../../common/public-read-cache/public-read.js';
import { PublicWrite } from '../../common/public-read-cache/public-write.js';
import { ResourceController } from '../../resource/index.js';
import { StoreAdminDto, StoreDto } from './store.js';
import { StoresAdminService, StoresService } from './stores.service.js';

@ApiTags('Stores')
@Controller('stores')
export class StoresController {
  constructor(private readonly stores: StoresService) {}

  /** The active stores, by name. */
  @Get()
  @PublicRead('stores', 'media_files')
  list(@RequestLanguage() language: Language): Promise<StoreDto[]> {
    return this.stores.list(language);
  }
}

@ApiTags('Stores')
@PublicWrite('stores')
@Controller('stores')
export class StoresAdminController extends ResourceController(storeResource, {
  path: 'stores',
  permissions: 'content',
  all: 'all',
  service: StoresAdminService,
  answer: StoreAdminDto,
  files: { image: 'image' },
  change: { isActive: false, version: 1 },
  summaries: {
    list: 'All stores, also the inactive ones, by name.',
    create: 'Creates a store; name, address, city and country are required, `image` is a path or a file.',
    update: "Changes any subset of a store's fields. 409 `STALE_VERSION`.",
    remove: 'Deletes a store.',
  },
}) {}
