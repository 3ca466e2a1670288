import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@vitrine/schemas';
import { byText } from '../../common/alphabet.js';
import { Database } from '../../database/database.js';
import { ResourceAdminService, toAnswer } from '../../resource/index.js';
import { FeatureRemovals } from './feature-removals.js';
import { type Feature, featureTable, type FeatureDto } from './feature.js';

const ACTIVE = `${featureTable.select} where is_active`;

/** Public reads of the feature library. */
@Injectable()
export class FeaturesService {
  constructor(private readonly database: Database) {}

  /** The active features, sorted by title in the language of the request. */
  async list(language: Language): Promise<FeatureDto[]> {
    const features = await this.database.forVisitors.query<Feature>(ACTIVE);
    return features.map((feature) => toAnswer(featureTable, feature, language)).sort(byText('title', language));
  }
}

/** The feature library for staff, by title. */
@Injectable()
export class FeaturesAdminService extends ResourceAdminService<typeof featureTable> {
  protected readonly table = featureTable;
  protected readonly compare = byText('title', 'de');

  constructor(
    em: EntityManager,
    database: Database,
    private readonly removals: FeatureRemovals,
  ) {
    super(em, database);
  }

  /** Products that name the feature keep its title as one of their own. */
  protected override beforeRemoval(feature: Feature, em: EntityManager): Promise<void> {
    return this.removals.run(em, feature);
  }
}
