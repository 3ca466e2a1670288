import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { ACCESSORY_CATEGORIES, accessoryResource, type AccessoryCategory } from '@vitrine/schemas';
import { AdminFieldsDto } from '../../common/admin-entity/index.js';
import { ApiPictureModels, ApiPictures } from '../../files/media/api-pictures.js';
import type { PictureDto } from '../../files/media/picture.dto.js';
import { cents, ResourceAnswer, type ResourceRow, resourceTable, TranslationsAnswer } from '../../resource/index.js';

/** `json`, not `jsonb`: the order of the labels of specifications is kept. */
const ORDERED = { type: 'json', columnType: 'json' };

/** A pen, wallet, belt, watch band, case or other thing; price in euros, weight in grams. */
export const accessoryTable = resourceTable(accessoryResource, 'accessories', {
  price: cents('price_cents'),
  weight: { fieldName: 'weight_grams' },
  stock: { type: 'integer' },
  specifications: ORDERED,
  translations: ORDERED,
});
export const Accessory = accessoryTable.entity;
export type Accessory = ResourceRow<typeof accessoryResource>;

/** The paths of an accessory's pictures. */
export const picturePaths = ({ mainImage, images }: Pick<Accessory, 'mainImage' | 'images'>) => [mainImage, ...images];

/** An accessory in the language asked for. */
@ApiPictureModels()
export class AccessoryDto extends ResourceAnswer(accessoryResource) {
  /** Kind of accessory. */
  @ApiProperty({ enum: ACCESSORY_CATEGORIES, enumName: 'AccessoryCategory' })
  declare category: AccessoryCategory;
  @ApiPictures()
  pictures!: Record<string, PictureDto>;
}

/** An accessory as staff keep it: German texts, English ones in `translations`. */
export class AccessoryAdminDto extends IntersectionType(
  AccessoryDto,
  AdminFieldsDto,
  TranslationsAnswer(accessoryResource),
) {}
