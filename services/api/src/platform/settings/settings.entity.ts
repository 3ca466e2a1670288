import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { HouseSettings } from '@vitrine/schemas';
import { EditedRow } from '../../common/admin-entity/edited-row.js';

/** Id of the only row, which a migration inserted. */
export const SETTINGS_ID = '00000000-0000-7000-8000-000000000001';

/** The facts that staff have written; null = the first value. */
export type WrittenSettings = { [Field in keyof HouseSettings]: HouseSettings[Field] | null };

/** The house's own facts. */
@Entity({ tableName: 'settings' })
export class Settings extends EditedRow implements WrittenSettings {
  @PrimaryKey({ type: 'uuid' })
  id: string = SETTINGS_ID;

  @Property({ type: 'text', nullable: true })
  name: string | null = null;

  @Property({ type: 'text', nullable: true })
  logo: string | null = null;

  @Property({ type: 'json', nullable: true })
  colours: HouseSettings['colours'] | null = null;

  @Property({ type: 'text', nullable: true })
  fonts: HouseSettings['fonts'] | null = null;

  @Property({ type: 'json', nullable: true })
  contact: HouseSettings['contact'] | null = null;

  @Property({ type: 'json', nullable: true })
  social: HouseSettings['social'] | null = null;

  @Property({ type: 'json', nullable: true })
  legal: HouseSettings['legal'] | null = null;

  @Property({ type: 'json', nullable: true })
  priceNote: HouseSettings['priceNote'] | null = null;

  @Property({ type: 'json', nullable: true })
  answerTime: HouseSettings['answerTime'] | null = null;

  @Property({ type: 'json', nullable: true })
  openingPages: HouseSettings['openingPages'] | null = null;

  @Property({ type: 'json', nullable: true })
  mail: HouseSettings['mail'] | null = null;

  @Property({ type: 'json', nullable: true })
  languages: HouseSettings['languages'] | null = null;
}
