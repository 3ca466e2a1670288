import type { Role, StaffState } from '@vitrine/schemas';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A person who may use the back-office. The e-mail address is stored in lower case. */
@Entity({ tableName: 'admins' })
export class Admin {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'text' })
  email!: string;

  /** argon2id in PHC form; an invited account has none yet. */
  @Property({ type: 'text', nullable: true })
  passwordHash: string | null = null;

  /** The person's name for colleagues. */
  @Property({ type: 'text', nullable: true })
  name: string | null = null;

  @Property({ type: 'text' })
  role: Role = 'owner';

  /** Only an active account can sign in; the sessions of a suspended one are invalid. */
  @Property({ type: 'text' })
  state: StaffState = 'active';

  @Property({ type: 'integer' })
  version: number = 1;

  @Property({ type: 'timestamptz', nullable: true })
  lastLoginAt: Date | null = null;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  /** E-mail address of the administrator who changed the row last. */
  @Property({ type: 'text', nullable: true })
  updatedBy: string | null = null;
}
