import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { UpdatedBy } from '../common/admin-entity/updated-by.js';
import type { SectionTextAlign, SectionTextColor } from '@vitrine/schemas';
import type { Translations } from '../common/translations.js';

/** The texts of a section that have an English version. */
export interface HomepageSectionTexts {
  title: string;
  subtitle: string | null;
  description: string;
  ctaText: string | null;
}

/** A full-screen section of the home page (back-office spec §3). */
@Entity({ tableName: 'homepage_sections' })
export class HomepageSection implements HomepageSectionTexts {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** Unique, and never changed: the storefront knows sections by it. */
  @Property({ type: 'text' })
  sectionKey!: string;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text', nullable: true })
  subtitle: string | null = null;

  @Property({ type: 'text' })
  description: string = '';

  @Property({ type: 'text', nullable: true })
  backgroundImage: string | null = null;

  @Property({ type: 'text', nullable: true })
  backgroundVideo: string | null = null;

  @Property({ type: 'text', nullable: true })
  ctaText: string | null = null;

  @Property({ type: 'text', nullable: true })
  ctaLink: string | null = null;

  /** From 0 (clear) to 1. */
  @Property({ type: 'double' })
  overlayOpacity: number = 0.2;

  @Property({ type: 'text' })
  textColor: SectionTextColor = 'white';

  @Property({ type: 'text' })
  textAlign: SectionTextAlign = 'center';

  @Property({ type: 'boolean' })
  isActive: boolean = true;

  @Property({ type: 'integer' })
  displayOrder: number = 0;

  @Property({ type: 'json' })
  translations: Translations<HomepageSectionTexts> = {};

  @Property({ type: 'integer', version: true })
  version!: number;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  @UpdatedBy()
  updatedBy: string | null = null;
}
