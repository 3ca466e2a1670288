import { IntersectionType } from '@nestjs/swagger';
import { featureResource } from '@vitrine/schemas';
import { AdminFieldsDto } from '../../common/admin-entity/index.js';
import { ResourceAnswer, type ResourceRow, resourceTable, TranslationsAnswer } from '../../resource/index.js';

/** An entry of the feature library that products refer to. */
export const featureTable = resourceTable(featureResource, 'features');
export const Feature = featureTable.entity;
export type Feature = ResourceRow<typeof featureResource>;

/** A feature of the library in the language asked for. */
export class FeatureDto extends ResourceAnswer(featureResource) {}

/** A feature as staff keep it: German texts, English ones in `translations`. */
export class FeatureAdminDto extends IntersectionType(
  FeatureDto,
  AdminFieldsDto,
  TranslationsAnswer(featureResource),
) {}
