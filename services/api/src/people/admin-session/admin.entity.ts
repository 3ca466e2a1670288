import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A person who may use the back-office. The address is kept in lower case. */
@Entity({ tableName: 'admins' })
export class Admin {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'text' })
  email!: string;

  /** argon2id in PHC form. */
  @Property({ type: 'text' })
  passwordHash!: string;

  @Property({ type: 'timestamptz', nullable: true })
  lastLoginAt: Date | null = null;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
