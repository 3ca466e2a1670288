import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { featureResource, type Language } from '@vitrine/schemas';
import { alphabet } from '../../common/alphabet.js';
import { Database } from '../../database/database.js';
import { ResourceAdminService, toAdminAnswer, toAnswer } from '../../resource/index.js';
import { FeatureRemovals } from './feature-removals.js';
import { Feature, featureTable, type FeatureAdminDto, type FeatureDto } from './feature.js';

const STATEMENT = `select ${featureTable.columns} from features where is_active`;

/** Public reads of the feature library. */
@Injectable()
export class FeaturesService {
  constructor(private readonly database: Database) {}

  /** The active features, by title in the language asked for. */
  async list(language: Language): Promise<FeatureDto[]> {
    const features = await this.database.query<Feature>(STATEMENT);
    return features
      .map((feature) => toAnswer(featureResource, feature, language))
      .sort((a, b) => alphabet(language)(a.title, b.title) || (a.id < b.id ? -1 : 1));
  }
}

/** The feature library as staff keep it, by title. */
@Injectable()
export class FeaturesAdminService extends ResourceAdminService<typeof featureResource, FeatureAdminDto> {
  protected readonly resource = featureResource;
  protected readonly entity = Feature;

  constructor(
    em: EntityManager,
    private readonly removals: FeatureRemovals,
  ) {
    super(em);
  }

  protected compare(a: Feature, b: Feature): number {
    return alphabet('de')(a.title, b.title);
  }

  protected answers(features: readonly Feature[]): FeatureAdminDto[] {
    return features.map((feature) => toAdminAnswer(featureResource, feature));
  }

  /** Products that name the feature keep its title as one of their own. */
  protected override beforeRemoval(feature: Feature, em: EntityManager): Promise<void> {
    return this.removals.run(em, feature);
  }
}
