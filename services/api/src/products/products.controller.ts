import { Controller, Get, Param } from '@nestjs/common';
import type { Language } from '@vitrine/schemas';
import { EntityId } from '../common/http/entity-id.pipe.js';
import { RequestLanguage } from '../common/http/request-language.js';
import { PublicRead } from '../common/public-read-cache/public-read.js';
import { ApiErrors } from '../common/swagger/api-errors.js';
import { ProductDto } from './product.dto.js';
import { ProductsService } from './products.service.js';

@Controller('products')
export class ProductsController {
  constructor(private readonly products: ProductsService) {}

  /** All app editions, by display order, then by name. */
  @Get()
  @PublicRead('products', 'features', 'media_files')
  list(@RequestLanguage() language: Language): Promise<ProductDto[]> {
    return this.products.list(language);
  }

  /** One app edition. */
  @Get(':id')
  @PublicRead('products', 'features', 'media_files')
  @ApiErrors(404)
  get(@Param('id', EntityId('Product')) id: string, @RequestLanguage() language: Language): Promise<ProductDto> {
    return this.products.get(id, language);
  }
}
