import { featureResource } from '@vitrine/schemas';
import { ResourceAdminAnswer, ResourceAnswer, resourceTable, type RowOf } from '../../resource/index.js';

/** An entry of the feature library that products refer to. */
export const featureTable = resourceTable(featureResource, 'features');
export const Feature = featureTable.entity;
export type Feature = RowOf<typeof featureTable>;

/** A feature of the library in the language asked for. */
export class FeatureDto extends ResourceAnswer(featureTable) {}

/** A feature as staff keep it: German texts, those of other languages in `translations`. */
export class FeatureAdminDto extends ResourceAdminAnswer(featureTable, FeatureDto) {}
