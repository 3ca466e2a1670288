import { summarise } from './statement-span.js';

test.each([
  [{ name: 'order-insert', text: 'with …' }, 'order-insert'],
  [{ text: ` select * from "orders" where customer = $1` }, 'select orders'],
  [{ text: `insert into outbox values ('Erika')` }, 'insert outbox'],
  [{ text: `update outbox set last_error = 'erika@haus.example'` }, 'update outbox'],
  [{ text: 'begin' }, 'begin'],
])('a span names a statement without its text or values: %j', (statement, summary) => {
  expect(summarise(statement)).toBe(summary);
});
