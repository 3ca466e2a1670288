import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@vitrine/schemas';
import { RequestLanguage } from '../common/http/request-language.js';
import { PublicRead } from '../common/public-read-cache/public-read.js';
import { StoreDto } from './store.dto.js';
import { StoresService } from './stores.service.js';

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
