import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Language, storeResource, type StoreInput } from '@vitrine/schemas';
import { Audited } from '../common/audit/audited.js';
import { Compressed, WithLocation, WithVersionTag } from '../common/http/answer-rules.js';
import { EntityId } from '../common/http/entity-id.pipe.js';
import { IfMatch, TakesIfMatch, type ExpectedVersions } from '../common/http/if-match.js';
import { RequestLanguage } from '../common/http/request-language.js';
import { PublicRead } from '../common/public-read-cache/public-read.js';
import { PublicWrite } from '../common/public-read-cache/public-write.js';
import { ApiExample, ApiSubset } from '../common/swagger/api-bodies.js';
import { ApiErrors } from '../common/swagger/api-errors.js';
import { JsonObjectPipe } from '../common/validation/json-object.pipe.js';
import { MediaForm } from '../uploads/index.js';
import { StoreAdminDto, StoreDto } from './store.js';
import { StoresAdminService, StoresService } from './stores.service.js';

const EXAMPLE = {
  name: 'Juwelier Rosenhag',
  address: 'Residenzstraße 12',
  city: 'München',
  country: 'Germany',
  postalCode: '80333',
  website: 'https://rosenhag.example',
  services: ['Beratung', 'Gravur'],
  latitude: 48.1405,
  longitude: 11.5786,
  translations: { en: { services: ['Advice', 'Engraving'] } },
};

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
export class StoresAdminController {
  constructor(private readonly stores: StoresAdminService) {}

  /** All stores, also the inactive ones, by name. */
  @Get('all')
  @Compressed()
  list(): Promise<StoreAdminDto[]> {
    return this.stores.list();
  }

  /** Creates a store; name, address, city and country are required, `image` is a path or a file. */
  @Post()
  @Audited('store.create', 'store')
  @WithVersionTag()
  @WithLocation('/api/stores')
  @MediaForm({ image: 'image' })
  @ApiExample(EXAMPLE)
  @ApiErrors(400)
  create(@Body({ schema: storeResource.schema }) body: StoreInput): Promise<StoreAdminDto> {
    return this.stores.create(body);
  }

  /** Changes any subset of a store's fields. 409 `STALE_VERSION`. */
  @Put(':id')
  @Audited('store.update', 'store')
  @WithVersionTag()
  @TakesIfMatch()
  @MediaForm({ image: 'image' })
  @ApiErrors(400, 404, { 409: ['STALE_VERSION'] })
  @ApiSubset(storeResource.schema, { isActive: false, version: 1 })
  update(
    @Param('id', EntityId('Store')) id: string,
    @Body(JsonObjectPipe) body: Record<string, unknown>,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<StoreAdminDto> {
    return this.stores.update(id, body, expected);
  }

  /** Deletes a store. */
  @Delete(':id')
  @Audited('store.delete', 'store')
  @TakesIfMatch()
  @HttpCode(204)
  @ApiErrors(404)
  remove(@Param('id', EntityId('Store')) id: string, @IfMatch() expected: ExpectedVersions): Promise<void> {
    return this.stores.remove(id, expected);
  }
}
