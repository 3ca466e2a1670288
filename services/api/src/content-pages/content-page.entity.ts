import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { UpdatedBy } from '../common/admin-entity/updated-by.js';
import type { ContentPageType } from '@vitrine/schemas';
import type { Translations } from '../common/translations.js';

/** The texts of a page that have an English version; `content` is sanitised HTML. */
export interface ContentPageTexts {
  title: string;
  content: string;
  metaDescription: string | null;
  metaKeywords: string | null;
}

/** A page whose text staff write; there is one of each type. */
@Entity({ tableName: 'content_pages' })
export class ContentPage implements ContentPageTexts {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'text' })
  pageType!: ContentPageType;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  content: string = '';

  @Property({ type: 'text', nullable: true })
  metaDescription: string | null = null;

  /** Separated by commas. */
  @Property({ type: 'text', nullable: true })
  metaKeywords: string | null = null;

  @Property({ type: 'boolean' })
  isActive: boolean = true;

  @Property({ type: 'json' })
  translations: Translations<ContentPageTexts> = {};

  @Property({ type: 'integer', version: true })
  version!: number;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  @UpdatedBy()
  updatedBy: string | null = null;
}
