import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { UpdatedBy } from '../common/admin-entity/updated-by.js';
import type { Translations } from '../common/translations.js';

export interface FeatureTexts {
  title: string;
  description: string;
}

/** An entry of the feature library that products refer to. */
@Entity({ tableName: 'features' })
export class Feature implements FeatureTexts {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  description: string = '';

  @Property({ type: 'text', nullable: true })
  image: string | null = null;

  @Property({ type: 'boolean' })
  isActive: boolean = true;

  @Property({ type: 'json' })
  translations: Translations<FeatureTexts> = {};

  @Property({ type: 'integer', version: true })
  version!: number;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  @UpdatedBy()
  updatedBy: string | null = null;
}
