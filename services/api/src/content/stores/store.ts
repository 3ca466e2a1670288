import { IntersectionType } from '@nestjs/swagger';
import { storeResource } from '@vitrine/schemas';
import { AdminFieldsDto } from '../../common/admin-entity/index.js';
import { ApiPictureModels, ApiPictures } from '../../files/media/api-pictures.js';
import type { PictureDto } from '../../files/media/picture.dto.js';
import { ResourceAnswer, type ResourceRow, resourceTable, TranslationsAnswer } from '../../resource/index.js';

/** A shop where the editions can be seen. Coordinates are degrees (WGS 84). */
export const storeTable = resourceTable(storeResource, 'stores');
export const Store = storeTable.entity;
export type Store = ResourceRow<typeof storeResource>;

/** A store in the language asked for. */
@ApiPictureModels()
export class StoreDto extends ResourceAnswer(storeResource) {
  @ApiPictures()
  pictures!: Record<string, PictureDto>;
}

/** A store as staff see it: German texts, English ones in `translations`. */
export class StoreAdminDto extends IntersectionType(StoreDto, AdminFieldsDto, TranslationsAnswer(storeResource)) {}
