import { summarise } from './statement-span.js';

test.each([
  [{ name: 'order-insert', text: 'with …' }, 'order-insert'],
  [{ text: ` select * from "orders" where customer = $1` }, 'select orders'],
  [{ text: `insert into outbox values ('Erika')` }, 'insert outbox'],
  [{ text: `update outbox set last_error = 'erika@haus.example'` }, 'update outbox'],
  [{ text: 'begin' }, 'begin'],
])('the name of a span holds neither text nor values of the statement: %j', (statement, summary) => {
  expect(summarise(statement)).toBe(summary);
});
