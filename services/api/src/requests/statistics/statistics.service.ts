import { Injectable } from '@nestjs/common';
import { companyDay, COMPANY_TIME_ZONE } from '@vitrine/schemas';
import { toEuros } from '../../common/money.js';
import { Database } from '../../database/database.js';
import type { StatisticsDto } from './statistics.dto.js';
import { contactFigures, couponFigures, orderFigures } from './statistics-statements.js';
import { getConversion, sumByPlan, sumByProduct } from './sum-figures.js';

const DAY_MS = 86_400_000;

/** Figures of the business over time. */
@Injectable()
export class StatisticsService {
  constructor(private readonly database: Database) {}

  /** @param count how many days, today included */
  async of(count: number): Promise<StatisticsDto> {
    const staff = this.database.forStaff;
    const days = listDays(count);
    const [since = companyDay()] = days;
    const [orders, coupons, contacts] = await Promise.all([
      staff.run(orderFigures(since)),
      staff.run(couponFigures(since)),
      staff.run(contactFigures(since)),
    ]);
    const ordersOf = new Map(orders.map((each) => [each.day, each.orders]));
    const contactsOf = new Map(contacts.map((each) => [each.day, each.contacts]));
    const kinds = orders.filter(({ day }) => day === null);
    return {
      timeZone: COMPANY_TIME_ZONE,
      days: days.map((date) => ({ date, orders: ordersOf.get(date) ?? 0, contacts: contactsOf.get(date) ?? 0 })),
      conversion: getConversion(kinds),
      plans: sumByPlan(kinds),
      editions: sumByProduct(kinds),
      coupons: coupons.map(({ code, orders: used, confirmed, cents, discountCents }) => ({
        code,
        orders: used,
        confirmed,
        value: toEuros(Number(cents)),
        discount: toEuros(Number(discountCents)),
      })),
    };
  }
}

/** The last days in the time of the company, `YYYY-MM-DD`, today last. */
function listDays(count: number): string[] {
  const today = Date.parse(companyDay());
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
