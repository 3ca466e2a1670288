import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { change } from '../../database/database.js';
import { RestoreHooks } from '../../platform/trash/restore-hooks.js';

/** Recounts the uses of a restored coupon, because orders may have given theirs back while it was in the trash. */
@Injectable()
export class CouponRestore implements OnModuleInit {
  constructor(private readonly hooks: RestoreHooks) {}

  onModuleInit(): void {
    this.hooks.register('coupons', (connection, id) =>
      change(
        connection,
        sql`
          update coupons set usage_count = (select count(*) from coupon_uses where coupon_id = coupons.id)
          where id = ${id}`,
      ),
    );
  }
}
