import { Injectable } from '@nestjs/common';
import { sentence } from '@vitrine/schemas';
import type { CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { notFound, validationFailed } from '../../../common/errors/api-error.js';
import { change, Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { now, secondsFromNow } from '../../../database/expressions.js';
import { HouseFacts } from '../../../platform/settings/house-facts.js';
import { SignInLimits, type ReportLimit } from '../../admin-session/sign-in-limits.js';
import { FactorChanges } from '../factor-changes.js';
import { RecoveryCodes } from '../recovery/recovery-codes.js';
import type { RecoveryCodesDto, TotpDto } from '../second-factors.dto.js';
import { findTotpStep, newTotpSecret, totpUri } from './totp-codes.js';
import { TotpSecrets } from './totp-secrets.js';

/** How long a new app can be confirmed by its first code. */
const PENDING_SECONDS = 900;

const wrongCode = () => validationFailed([{ field: 'code', message: sentence('factor.wrongCode') }]);

/** Authenticator apps: an account has at most one, and each code works once (contract: Second factor). */
@Injectable()
export class TotpService {
  constructor(
    private readonly database: Database,
    private readonly secrets: TotpSecrets,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly changes: FactorChanges,
    private readonly facts: HouseFacts,
    private readonly limits: SignInLimits,
  ) {}

  /** Begins the set-up of an app; an existing app works until the new one's first code is confirmed. */
  async begin({ id, email }: CurrentAdminInfo): Promise<TotpDto> {
    const secret = newTotpSecret();
    const pending = {
      pending_secret: this.secrets.encrypt(secret, id),
      pending_until: secondsFromNow(PENDING_SECONDS),
    };
    await this.database.change(
      db
        .insertInto('admin_totp')
        .values({ admin_id: id, ...pending })
        .onConflict((known) => known.column('admin_id').doUpdateSet(pending)),
    );
    const { name } = await this.facts.load();
    return { secret, uri: totpUri(secret, { issuer: name, label: email }) };
  }

  /**
   * Confirms the new app by its first code. Earlier recovery codes no longer work.
   * @param reportLimit gets the state of the limit
   * @throws ApiError 400 if the code is wrong, or no set-up was begun in the last quarter of an hour; 429 after too many wrong codes in this session
   */
  async confirm({ id, sid }: CurrentAdminInfo, code: string, reportLimit: ReportLimit): Promise<RecoveryCodesDto> {
    const [pending] = await this.database.run(
      db
        .selectFrom('admin_totp')
        .select('pending_secret as stored')
        .where('admin_id', '=', id)
        .where('pending_until', '>', now),
    );
    const secret = pending?.stored && this.secrets.read(pending.stored, id);
    const step = secret ? findTotpStep(secret, code) : undefined;
    const isRight = step !== undefined;
    await this.limits.attemptEnrolment(sid, () => Promise.resolve(isRight), reportLimit);
    if (!isRight) throw wrongCode();
    // After the check of the code, because hashing the recovery codes takes a second of processor time.
    const { codes, hashes } = await this.recoveryCodes.draw();
    await this.changes.make(id, 'account-totp-added', async (connection) => {
      const confirmed = db
        .updateTable('admin_totp')
        .set((eb) => ({
          secret: eb.ref('pending_secret'),
          last_step: String(step),
          confirmed_at: now,
          pending_secret: null,
          pending_until: null,
        }))
        .where('admin_id', '=', id)
        .where('pending_secret', '=', pending?.stored ?? null);
      // Another set-up was begun or confirmed meanwhile.
      if ((await change(connection, confirmed)) === 0) throw wrongCode();
      await this.recoveryCodes.replace(connection, id, hashes);
    });
    return { recoveryCodes: codes };
  }

  /** @throws ApiError 404 if there is no app; 409 for the last factor if one is required */
  async remove({ id }: CurrentAdminInfo): Promise<void> {
    await this.changes.make(id, 'account-totp-removed', async (connection) => {
      const removed = db.deleteFrom('admin_totp').where('admin_id', '=', id).where('secret', 'is not', null);
      if ((await change(connection, removed)) === 0) throw notFound('Authenticator app');
      await this.changes.settleRemoval(connection, id);
    });
  }

  /** Consumes a code. @returns whether it is right and newer than the last used one */
  async use(adminId: string, code: string): Promise<boolean> {
    const [app] = await this.database.run(db.selectFrom('admin_totp').select('secret').where('admin_id', '=', adminId));
    const secret = app?.secret && this.secrets.read(app.secret, adminId);
    const step = secret ? findTotpStep(secret, code) : undefined;
    if (step === undefined) return false;
    const used = db
      .updateTable('admin_totp')
      .set({ last_step: String(step) })
      .where('admin_id', '=', adminId)
      .where('secret', '=', app?.secret ?? null)
      .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', String(step))]));
    return (await this.database.change(used)) > 0;
  }
}
