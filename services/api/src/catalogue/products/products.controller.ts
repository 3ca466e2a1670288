import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@vitrine/schemas';
import { AlsoForStaff, IsStaff } from '../../common/auth/also-for-staff.js';
import { Compressed, WithVersionTag } from '../../common/http/answer-rules.js';
import { EntityId } from '../../common/http/requests/entity-id.pipe.js';
import { RequestLanguage } from '../../common/http/requests/request-language.js';
import { PublicRead } from '../../common/public-read-cache/public-read.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { ProductAdminDto, ProductDto } from './product.dto.js';
import { ProductsService } from './products.service.js';

@ApiTags('Products')
@Controller('products')
export class ProductsController {
  constructor(private readonly products: ProductsService) {}

  /** All app editions, by display order, then by name. */
  @Get()
  @Compressed()
  @PublicRead('products', 'features', 'media_files')
  @AlsoForStaff({ visitors: ProductDto, staff: ProductAdminDto, permission: 'catalogue:read', isList: true })
  list(@RequestLanguage() language: Language, @IsStaff() isStaff: boolean): Promise<ProductDto[]> {
    return isStaff ? this.products.listForStaff() : this.products.list(language);
  }

  /** One app edition. */
  @Get(':id')
  @WithVersionTag()
  @PublicRead('products', 'features', 'media_files')
  @AlsoForStaff({ visitors: ProductDto, staff: ProductAdminDto, permission: 'catalogue:read' })
  @ApiErrors(404)
  get(
    @Param('id', EntityId('Product')) id: string,
    @RequestLanguage() language: Language,
    @IsStaff() isStaff: boolean,
  ): Promise<ProductDto> {
    return isStaff ? this.products.getForStaff(id) : this.products.get(id, language);
  }
}
