import { UpdatedBy } from '../../common/admin-entity/updated-by.js';
import type { Translations } from '../../common/translations.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** One size of a stored picture, or of a film's still; of a film also its encoding in AV1. `url` is a path below `/uploads/`. */
export interface StoredVariant {
  url: string;
  width: number;
  format: 'avif' | 'webp' | 'av1';
}

/** The point that stays visible where a picture is cropped, as shares of its width and height from 0 to 1. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** What staff say of a file in each language. */
export interface MediaTexts {
  alt: string | null;
}

/** A file below `/uploads/`: what it is, and the sizes made of it. */
@Entity({ tableName: 'media_files' })
export class MediaFile implements MediaTexts {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** `/uploads/…`, as entities name it. */
  @Property({ type: 'text' })
  path!: string;

  @Property({ type: 'text' })
  kind!: 'image' | 'video' | 'captions';

  @Property({ type: 'text' })
  mimeType!: string;

  @Property({ type: 'bigint' })
  sizeBytes!: number;

  /** Pixels. */
  @Property({ type: 'integer', nullable: true })
  width: number | null = null;

  /** Pixels. */
  @Property({ type: 'integer', nullable: true })
  height: number | null = null;

  @Property({ type: 'double', nullable: true })
  durationSeconds: number | null = null;

  @Property({ type: 'json' })
  variants: StoredVariant[] = [];

  /** The name of the uploaded file; `null` where it is not known. */
  @Property({ type: 'text', nullable: true })
  name: string | null = null;

  @Property({ type: 'text', nullable: true })
  alt: string | null = null;

  /** `null` = as each page crops it. */
  @Property({ type: 'json', nullable: true })
  focus: FocalPoint | null = null;

  @Property({ type: 'json' })
  translations: Translations<MediaTexts> = {};

  @Property({ type: 'integer', version: true })
  version!: number;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  @UpdatedBy()
  updatedBy: string | null = null;
}
