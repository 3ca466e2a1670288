import { Property } from '@mikro-orm/decorators/legacy';
import { UpdatedBy } from './updated-by.js';

/** The columns of every row that staff edit: its version, and when and by whom it was changed. */
export abstract class EditedRow {
  @Property({ type: 'integer', version: true })
  version!: number;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  @UpdatedBy()
  updatedBy: string | null = null;
}
