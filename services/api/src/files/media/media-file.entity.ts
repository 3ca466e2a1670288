import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** One size of a stored picture, or of a film's still; of a film also its encoding in AV1. `url` is a path below `/uploads/`. */
export interface StoredVariant {
  url: string;
  width: number;
  format: 'avif' | 'webp' | 'av1';
}

/** A file below `/uploads/`: what it is, and the sizes made of it. */
@Entity({ tableName: 'media_files' })
export class MediaFile {
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

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}
