import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { accessoryListQuerySchema, type AccessoryListQuery, type Language } from '@vitrine/schemas';
import { EntityId } from '../common/http/entity-id.pipe.js';
import { RequestLanguage } from '../common/http/request-language.js';
import { isMadeAnew } from '../common/public-read-cache/answer-key.js';
import { PublicRead } from '../common/public-read-cache/public-read.js';
import { RateLimit } from '../common/rate-limit/rate-limit.guard.js';
import { ApiErrors } from '../common/swagger/api-errors.js';
import { AccessoryDto } from './accessory.dto.js';
import { AccessoriesService } from './accessories.service.js';

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
  get(@Param('id', EntityId('Accessory')) id: string, @RequestLanguage() language: Language): Promise<AccessoryDto> {
    return this.accessories.get(id, language);
  }
}
