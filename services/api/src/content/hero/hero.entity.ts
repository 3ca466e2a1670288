import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { UpdatedBy } from '../../common/admin-entity/updated-by.js';
import type { Translations } from '../../common/translations.js';

/** Id of the one row there is; a migration made it. */
export const HERO_ID = '00000000-0000-7000-8000-000000000000';

/** What of the hero has an English version. */
export interface HeroTexts {
  heading: string | null;
  video: string | null;
}

/** What the home page opens with. */
@Entity({ tableName: 'hero' })
export class Hero implements HeroTexts {
  @PrimaryKey({ type: 'uuid' })
  id: string = HERO_ID;

  @Property({ type: 'text', nullable: true })
  heading: string | null = null;

  @Property({ type: 'text', nullable: true })
  video: string | null = null;

  @Property({ type: 'json' })
  translations: Translations<HeroTexts> = {};

  @Property({ type: 'integer', version: true })
  version!: number;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  @UpdatedBy()
  updatedBy: string | null = null;
}
