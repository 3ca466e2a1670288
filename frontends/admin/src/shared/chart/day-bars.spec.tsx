import { render, screen, within } from '@testing-library/react';
import { DayBars } from './day-bars.js';

const daysOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    count: 1,
  }));

it('groups many days by week, counted back from the last day, and lists all weeks in a table', () => {
  render(<DayBars of={['order', 'orders']} days={daysOf(100)} />);
  expect(screen.getByRole('img', { name: '100 orders in the last 100 days, 7 in the busiest week' })).toBeVisible();
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows).toHaveLength(1 + 15);
  expect(rows[1]).toHaveTextContent('Apr 4, 2026 to Apr 10, 20267');
  expect(rows.at(-1)).toHaveTextContent('Jan 1, 2026 to Jan 2, 20262');
});
