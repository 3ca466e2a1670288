import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { FocalPoint } from '@vitrine/schemas';
import { EditedRow } from '../../common/admin-entity/edited-row.js';
import type { Translations } from '../../common/translations.js';

/** One size of a stored picture or of a film's still, or a film's encoding in AV1. `url` is a path below `/uploads/`. */
export interface StoredVariant {
  url: string;
  width: number;
  format: 'avif' | 'webp' | 'av1';
}

/** The texts of a media file in one language. */
export interface MediaTexts {
  alt: string | null;
}

/** A file below `/uploads/`, with its properties and variants. */
@Entity({ tableName: 'media_files' })
export class MediaFile extends EditedRow implements MediaTexts {
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

  /** The name of the uploaded file; `null` if it is not known. */
  @Property({ type: 'text', nullable: true })
  name: string | null = null;

  @Property({ type: 'text', nullable: true })
  alt: string | null = null;

  /** `null` = as each page crops it. */
  @Property({ type: 'json', nullable: true })
  focalPoint: FocalPoint | null = null;

  @Property({ type: 'json' })
  translations: Translations<MediaTexts> = {};

  /** When staff deleted it; `null` = it is in the library. */
  @Property({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null = null;
}
