import { DayBars } from '../../shared/chart/day-bars.js';
import { format } from '../../shared/format.js';
import { Line } from '../../shared/layout/line.js';
import { ListFailure, ToolSelect } from '../../shared/list/index.js';
import { useStatistics } from '../calls/statistics.js';
import { Conversion } from './conversion.js';
import { FigureTable } from './figure-table.js';
import styles from './figures.module.css';
import { PERIODS, usePeriod } from './period.js';
import { PLAN_NAMES } from '../../shared/plan-names.js';

const PERIOD_OPTIONS = PERIODS.map((days) => ({ value: String(days), label: `Last ${days} days` }));

/** The last days: orders and contact requests by day, the states of the orders, and their value. */
export function Figures() {
  const [period, show] = usePeriod();
  const statistics = useStatistics(period);
  const { data } = statistics;
  return (
    <section aria-labelledby="figures">
      <Line className={styles.head}>
        <h2 id="figures">Figures</h2>
        <ToolSelect
          label="Period of the figures"
          value={String(period)}
          options={PERIOD_OPTIONS}
          onChange={(days) => show(PERIODS.find((each) => String(each) === days) ?? period)}
        />
      </Line>
      <ListFailure query={statistics} text="The figures of the last days could not be loaded." />
      {data && (
        <div className={styles.figures} aria-busy={statistics.isPlaceholderData}>
          <div className={styles.charts}>
            <DayBars of={['order', 'orders']} days={data.days.map(({ date, orders }) => ({ date, count: orders }))} />
            <DayBars
              of={['contact request', 'contact requests']}
              days={data.days.map(({ date, contacts }) => ({ date, count: contacts }))}
            />
          </div>
          <Conversion conversion={data.conversion} />
          <div className={styles.tables}>
            <FigureTable
              title="Value by plan"
              columns={['Plan', 'Orders', 'Value']}
              rows={data.plans.map(({ plan, orders, value }) => ({
                name: PLAN_NAMES[plan],
                weight: value,
                figures: [format.count(orders), format.price(value)],
              }))}
            />
            <FigureTable
              title="Coupons compared"
              columns={['Coupon', 'Orders', 'Confirmed', 'Discount', 'Value']}
              rows={data.coupons.map(({ code, orders, confirmed, discount, value }) => ({
                name: code,
                weight: orders,
                figures: [format.count(orders), format.count(confirmed), format.price(discount), format.price(value)],
              }))}
            />
            <FigureTable
              title="Value by edition and accessory"
              columns={['Name', 'Orders', 'Value']}
              rows={data.editions.map(({ name, orders, value }) => ({
                name,
                weight: value,
                figures: [format.count(orders), format.price(value)],
              }))}
            />
          </div>
          <p className={styles.note}>
            Value is what the orders of these days that are not cancelled are to pay, of a subscription its first month.
          </p>
        </div>
      )}
    </section>
  );
}
