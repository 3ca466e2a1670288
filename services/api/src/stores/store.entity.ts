import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { UpdatedBy } from '../common/admin-entity/updated-by.js';
import type { Translations } from '../common/translations.js';

/** The texts of a store that have an English version. */
export interface StoreTexts {
  description: string;
  services: string[];
}

/** A shop where the editions can be seen. Coordinates are degrees (WGS 84). */
@Entity({ tableName: 'stores' })
export class Store implements StoreTexts {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  address!: string;

  @Property({ type: 'text' })
  city!: string;

  @Property({ type: 'text', nullable: true })
  state: string | null = null;

  @Property({ type: 'text' })
  country!: string;

  @Property({ type: 'text', nullable: true })
  postalCode: string | null = null;

  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Property({ type: 'text', nullable: true })
  email: string | null = null;

  @Property({ type: 'text', nullable: true })
  website: string | null = null;

  @Property({ type: 'text' })
  description: string = '';

  @Property({ type: 'json' })
  services: string[] = [];

  @Property({ type: 'text', nullable: true })
  image: string | null = null;

  @Property({ type: 'double', nullable: true })
  latitude: number | null = null;

  @Property({ type: 'double', nullable: true })
  longitude: number | null = null;

  @Property({ type: 'boolean' })
  isActive: boolean = true;

  @Property({ type: 'json' })
  translations: Translations<StoreTexts> = {};

  @Property({ type: 'integer', version: true })
  version!: number;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  @UpdatedBy()
  updatedBy: string | null = null;
}
