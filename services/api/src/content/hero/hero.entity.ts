import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EditedRow } from '../../common/admin-entity/edited-row.js';
import type { Translations } from '../../common/translations.js';

/** Id of the only row, which a migration inserted. */
export const HERO_ID = '00000000-0000-7000-8000-000000000000';

/** The translatable fields of the hero. */
export interface HeroTexts {
  heading: string | null;
  video: string | null;
}

/** Heading and video at the top of the home page. */
@Entity({ tableName: 'hero' })
export class Hero extends EditedRow implements HeroTexts {
  @PrimaryKey({ type: 'uuid' })
  id: string = HERO_ID;

  @Property({ type: 'text', nullable: true })
  heading: string | null = null;

  @Property({ type: 'text', nullable: true })
  video: string | null = null;

  @Property({ type: 'json' })
  translations: Translations<HeroTexts> = {};
}
