import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FactorMethod } from '@vitrine/schemas';
import { sql } from 'kysely';
import type { SecondStepChallenge } from '../../common/errors/api-error.js';
import { Database, run, type Queryable } from '../../database/database.js';
import { db } from '../../database/db.js';
import { anyOf } from '../../database/expressions.js';
import { SecondFactors, type SecondFactorSource, type SecondFactorSummary } from '../admin-session/second-factors.js';
import { Challenges } from './challenges.js';

/** Provides the sign-in with the second factors of accounts. */
@Injectable()
export class FactorSource implements SecondFactorSource, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly challenges: Challenges,
    private readonly factors: SecondFactors,
  ) {}

  onModuleInit(): void {
    this.factors.provide(this);
  }

  async summarise(
    adminIds: readonly string[],
    connection?: Queryable,
  ): Promise<ReadonlyMap<string, SecondFactorSummary>> {
    const rows = await run(
      connection ?? (await this.database.pool()),
      db
        .selectFrom('admins as a')
        .select((eb) => [
          'a.id',
          eb
            .selectFrom('admin_passkeys as p')
            .select(sql<number>`count(*)::integer`.as('n'))
            .whereRef('p.admin_id', '=', 'a.id')
            .as('passkeys'),
          eb
            .selectFrom('admin_totp as t')
            .select(sql<number>`count(*)::integer`.as('n'))
            .whereRef('t.admin_id', '=', 'a.id')
            .where('t.secret', 'is not', null)
            .as('apps'),
          eb
            .selectFrom('admin_recovery_codes as r')
            .select(sql<number>`count(*)::integer`.as('n'))
            .whereRef('r.admin_id', '=', 'a.id')
            .where('r.used_at', 'is', null)
            .as('recoveryCodes'),
        ])
        .where('a.id', '=', anyOf(adminIds, 'uuid')),
    );
    return new Map(
      rows.map(({ id, passkeys, apps, recoveryCodes }) => [
        id,
        { passkeys: passkeys ?? 0, totp: (apps ?? 0) > 0, recoveryCodes: recoveryCodes ?? 0 },
      ]),
    );
  }

  async challenge(adminId: string, passwordHash: string): Promise<SecondStepChallenge | undefined> {
    const summary = (await this.summarise([adminId])).get(adminId);
    const methods = summary ? listMethods(summary) : [];
    if (methods.length === 0) return undefined;
    return { challenge: await this.challenges.openSignIn(adminId, passwordHash), methods };
  }
}

/** The methods of an account, in the order in which they are offered. */
const listMethods = ({ passkeys, totp, recoveryCodes }: SecondFactorSummary): FactorMethod[] =>
  !totp && passkeys === 0
    ? []
    : [
        ...(totp ? (['totp'] as const) : []),
        ...(passkeys > 0 ? (['passkey'] as const) : []),
        ...(recoveryCodes > 0 ? (['recovery'] as const) : []),
      ];
