import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EditedRow } from '../../common/admin-entity/edited-row.js';
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
