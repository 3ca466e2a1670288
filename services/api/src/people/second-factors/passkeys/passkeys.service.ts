import { Injectable } from '@nestjs/common';
import { MAX_PASSKEYS, sentence, type NewPasskey } from '@vitrine/schemas';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { conflict, notFound, validationFailed } from '../../../common/errors/api-error.js';
import { newId } from '../../../common/ids.js';
import { change, Database, run, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { HouseFacts } from '../../../platform/settings/house-facts.js';
import { SecondFactors } from '../../admin-session/second-factors.js';
import { Challenges } from '../challenges.js';
import { FactorChanges } from '../factor-changes.js';
import { RecoveryCodes } from '../recovery/recovery-codes.js';
import { PasskeyCeremonies, readChallenge, type MadePasskey } from './passkey-ceremonies.js';
import { PasskeyUses } from './passkey-uses.js';
import type { AddedPasskeyDto, PasskeyCreationDto, PasskeyDto } from './passkeys.dto.js';

/** The name of a passkey if neither a name nor the device is known. */
const UNNAMED = 'Passkey';
const SHOWN = ['id', 'name', 'synced', 'created_at as createdAt', 'last_used_at as lastUsedAt'] as const;

/** The passkeys of one's own account (contract: Second factor). */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly database: Database,
    private readonly challenges: Challenges,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly uses: PasskeyUses,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly factors: SecondFactors,
    private readonly changes: FactorChanges,
    private readonly facts: HouseFacts,
    private readonly audit: AuditLog,
  ) {}

  /** The account's passkeys, the oldest first. */
  async list(adminId: string): Promise<PasskeyDto[]> {
    const own = db.selectFrom('admin_passkeys').select(SHOWN).where('admin_id', '=', adminId);
    return (await this.database.run(own.orderBy('created_at').orderBy('id'))).map(toDto);
  }

  /** @throws ApiError 409 if the public site has no domain */
  async askToMake({ id, email }: CurrentAdminInfo): Promise<PasskeyCreationDto> {
    const { name: house } = await this.facts.load();
    const known = await this.uses.listCredentials(id);
    const challenge = await this.challenges.openPasskey('passkey-enrolment', id);
    return this.ceremonies.askToMake(challenge, { id, email, house }, known);
  }

  /**
   * Adds a passkey that the browser has made. The first factor of an account brings recovery codes.
   * @param device the name for a passkey without one
   * @throws ApiError 400 if the challenge has expired, was used or is of another account, or the answer is not valid; 409 for a known passkey or too
   * many
   */
  async add({ id: adminId }: CurrentAdminInfo, given: NewPasskey, device: string | null): Promise<AddedPasskeyDto> {
    const challenge = readChallenge(given.passkey);
    const open = await this.challenges.takePasskey('passkey-enrolment', challenge);
    const made = await this.ceremonies.checkMade(challenge, given.passkey);
    if (open?.adminId !== adminId || !made)
      throw validationFailed([{ field: 'passkey', message: sentence('passkey.refused') }]);
    // Hashing is slow, so it is done outside of the transaction, which checks again for other factors.
    const drawn = (await this.factors.hasAny(adminId)) ? undefined : await this.recoveryCodes.draw();
    return this.changes.make(adminId, 'account-passkey-added', async (connection) => {
      const isFirst = !(await this.factors.hasAny(adminId, connection));
      const added = await insert(connection, adminId, made, given.name ?? device ?? UNNAMED);
      if (!isFirst || !drawn) return added;
      await this.recoveryCodes.replace(connection, adminId, drawn.hashes);
      return { ...added, recoveryCodes: drawn.codes };
    });
  }

  /** @throws ApiError 404 if the account has no such passkey */
  async rename(adminId: string, id: string, name: string): Promise<PasskeyDto> {
    return this.database.transaction(async (connection) => {
      const renamed = db.updateTable('admin_passkeys').set({ name }).where('id', '=', id);
      const [passkey] = await run(connection, renamed.where('admin_id', '=', adminId).returning(SHOWN));
      if (!passkey) throw notFound('Passkey');
      await this.audit.writeDeclared(connection, { subjectId: adminId });
      return toDto(passkey);
    });
  }

  /** @throws ApiError 404 if the account has no such passkey; 409 for its last factor if one is required */
  async remove(adminId: string, id: string): Promise<void> {
    await this.changes.make(adminId, 'account-passkey-removed', async (connection) => {
      const removed = db.deleteFrom('admin_passkeys').where('id', '=', id).where('admin_id', '=', adminId);
      if ((await change(connection, removed)) === 0) throw notFound('Passkey');
      await this.changes.settleRemoval(connection, adminId);
    });
  }
}

async function insert(connection: Queryable, adminId: string, made: MadePasskey, name: string): Promise<PasskeyDto> {
  const has = db.selectFrom('admin_passkeys').select('id').where('admin_id', '=', adminId);
  if ((await run(connection, has)).length >= MAX_PASSKEYS) throw conflict('CONFLICT', sentence('passkey.most'));
  const [added] = await run(
    connection,
    db
      .insertInto('admin_passkeys')
      .values({
        id: newId(),
        admin_id: adminId,
        credential_id: made.id,
        public_key: Buffer.from(made.publicKey),
        counter: String(made.counter),
        transports: made.transports,
        synced: made.synced,
        name,
      })
      .onConflict((known) => known.column('credential_id').doNothing())
      .returning(SHOWN),
  );
  if (!added) throw conflict('CONFLICT', sentence('passkey.known'));
  return toDto(added);
}

interface Shown {
  id: string;
  name: string;
  synced: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const toDto = ({ createdAt, lastUsedAt, ...passkey }: Shown): PasskeyDto => ({
  ...passkey,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
