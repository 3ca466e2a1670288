import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { UpdatedBy } from '../common/admin-entity/updated-by.js';
import type { Translations } from '../common/translations.js';

/** The texts of an interview that have an English version. */
export interface InterviewTexts {
  title: string;
  clientTitle: string | null;
  description: string;
}

/** A client who speaks about an edition. */
@Entity({ tableName: 'interviews' })
export class Interview implements InterviewTexts {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  clientName!: string;

  @Property({ type: 'text', nullable: true })
  clientTitle: string | null = null;

  @Property({ type: 'text', nullable: true })
  clientCompany: string | null = null;

  @Property({ type: 'text' })
  description: string = '';

  /** An address elsewhere, or a path of this site. The server never fetches it. */
  @Property({ type: 'text', nullable: true })
  videoUrl: string | null = null;

  @Property({ type: 'text', nullable: true })
  videoFile: string | null = null;

  @Property({ type: 'text', nullable: true })
  thumbnail: string | null = null;

  /** As the stored video tells it. */
  @Property({ type: 'double', nullable: true })
  durationSeconds: number | null = null;

  @Property({ type: 'boolean' })
  featured: boolean = false;

  @Property({ type: 'boolean' })
  published: boolean = true;

  @Property({ type: 'integer' })
  displayOrder: number = 0;

  @Property({ type: 'json' })
  translations: Translations<InterviewTexts> = {};

  @Property({ type: 'integer', version: true })
  version!: number;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  @UpdatedBy()
  updatedBy: string | null = null;
}
