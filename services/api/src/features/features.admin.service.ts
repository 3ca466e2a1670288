import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { featureAdminSchema, type FeatureAdmin } from '@vitrine/schemas';
import { alphabet } from '../common/alphabet.js';
import {
  adminFields,
  changeRow,
  changeVersioned,
  fillRow,
  insertRow,
  type StoredFields,
} from '../common/admin-entity/index.js';
import type { ExpectedVersions } from '../common/http/if-match.js';
import { newId } from '../common/ids.js';
import { FeatureRemovals } from './feature-removals.js';
import type { FeatureAdminDto } from './feature.dto.js';
import { Feature } from './feature.entity.js';

/** The feature library as staff keep it. */
@Injectable()
export class FeaturesAdminService {
  constructor(
    private readonly em: EntityManager,
    private readonly removals: FeatureRemovals,
  ) {}

  /** All features, also the inactive ones, by title. */
  async list(): Promise<FeatureAdminDto[]> {
    const features = await this.em.fork().findAll(Feature);
    return features.map(toDto).sort((a, b) => alphabet('de')(a.title, b.title) || (a.id < b.id ? -1 : 1));
  }

  async create(input: FeatureAdmin): Promise<FeatureAdminDto> {
    const feature = await fillRow(this.em, featureFields, new Feature(), input);
    feature.id = newId();
    return toDto(await insertRow(this.em, feature));
  }

  /**
   * Changes any subset of the fields. Products that name the feature show its new texts.
   * @throws ApiError 404, 400 `VALIDATION_FAILED`, 409 `STALE_VERSION`, 412 `PRECONDITION_FAILED`
   */
  async update(
    id: string,
    changes: Readonly<Record<string, unknown>>,
    expected?: ExpectedVersions,
  ): Promise<FeatureAdminDto> {
    return toDto(
      await changeVersioned(
        this.em,
        Feature,
        id,
        'Feature',
        (feature, em) => changeRow(em, featureFields, feature, changes),
        expected,
      ),
    );
  }

  /** Products that name the feature keep its title as one of their own. @throws ApiError 404, 412 */
  async remove(id: string, expected?: ExpectedVersions): Promise<void> {
    const remove = async (feature: Feature, em: EntityManager) => {
      await this.removals.run(em, feature);
      em.remove(feature);
    };
    await changeVersioned(this.em, Feature, id, 'Feature', remove, expected);
  }
}

const toDto = (feature: Feature): FeatureAdminDto => ({
  id: feature.id,
  title: feature.title,
  description: feature.description,
  image: feature.image,
  isActive: feature.isActive,
  translations: feature.translations,
  ...adminFields(feature),
});

const featureFields: StoredFields<Feature, FeatureAdmin> = {
  schema: featureAdminSchema,
  fieldsOf: toDto,
  columnsOf: ({ version: _, ...columns }) => columns,
  columnNames: {},
};
