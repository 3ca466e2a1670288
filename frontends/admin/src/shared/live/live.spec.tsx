import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { admin, fakeApi, noAnswer, renderInAdmin, signedIn } from '../testing/index.js';
import { ArrivalSettings, LiveProvider, LiveStatus, ListChangesBar, RecordLive } from './index.js';
import { listChangesText } from './list-changes/list-changes-bar.js';

const NOUNS = ['order', 'orders'] as const;
const nameOf = (id: string) => `Order ${id}`;
const nameOfStaff = (id: string) => (id === BEN ? 'Ben Adler' : undefined);
const BEN = '0199a1b2-0000-7000-8000-000000000009';

let messages = 0;
/** A message of the stream. */
function aMessage(kind: string, id: string, by: string | null = BEN): string {
  messages += 1;
  const change = { change: `change-${messages}`, kind, id, at: '2026-11-24T09:15:00.000Z', by, own: by === admin.id };
  return `id: ${messages}\ndata: ${JSON.stringify(change)}\n\n`;
}
const OPEN = 'event: open\nid: 0\ndata: {}\n\n';
const answers = { 'GET /api/admin/me': () => ({ body: admin }) };

beforeEach(() => signedIn());
afterEach(() => {
  session.clear();
  localStorage.clear();
});

it.each([
  [{ created: ['a'], changed: [], deleted: [], isMissed: false }, '1 new order'],
  [{ created: ['a', 'b', 'c'], changed: ['shown', 'd'], deleted: [], isMissed: false }, '3 new orders; 1 changed'],
  [{ created: ['shown'], changed: ['shown'], deleted: [], isMissed: false }, '1 order changed'],
  [{ created: [], changed: ['a'], deleted: [], isMissed: false }, undefined],
  [
    {
      created: ['a'],
      changed: [],
      deleted: [
        { id: 'shown', by: BEN },
        { id: 'b', by: BEN },
      ],
      isMissed: false,
    },
    '1 new order; Order shown was deleted by Ben Adler',
  ],
  [{ created: [], changed: [], deleted: [{ id: 'shown', by: null }], isMissed: false }, 'Order shown was deleted'],
  [{ created: [], changed: [], deleted: [{ id: 'b', by: BEN }], isMissed: false }, undefined],
  [{ created: [], changed: [], deleted: [], isMissed: true }, 'The orders may have changed'],
])('of %j a list says “%s”', (changes, text) =>
  expect(listChangesText(changes, ['shown'], { nouns: NOUNS, nameOf, nameOfStaff })).toBe(text),
);

it('announces new orders and changes of others, and shows them on request', async () => {
  const seen: (string | null)[] = [];
  fakeApi({
    ...answers,
    'GET /api/admin/assignees': () => ({ body: [{ id: BEN, name: 'Ben Adler' }] }),
    'GET /api/admin/live': ({ headers }) => {
      seen.push(headers.get('Last-Event-ID'));
      if (seen.length > 1) return { body: OPEN };
      const changes = [
        aMessage('order.created', 'new-1', null),
        aMessage('order.created', 'new-2', null),
        aMessage('order.status_changed', 'shown-1'),
        aMessage('order.updated', 'shown-2', admin.id),
        aMessage('order.deleted', 'shown-3'),
        aMessage('order.deleted', 'new-2'),
        aMessage('order.created', 'new-3', null),
        aMessage('contact.created', 'other', null),
      ];
      return { body: OPEN + changes.join('') };
    },
  });
  let shows = 0;
  const restored: string[] = [];
  renderInAdmin(
    <LiveProvider>
      <ListChangesBar
        resource="order"
        nouns={NOUNS}
        readAt={1}
        shown={['shown-1', 'shown-2', 'shown-3']}
        nameOf={nameOf}
        onShow={() => (shows += 1)}
        onRestore={(ids) => restored.push(...ids)}
      />
    </LiveProvider>,
  );
  expect(await screen.findByText('2 new orders; 1 changed; Order shown-3 was deleted by Ben Adler')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(restored).toEqual(['shown-3']);
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.queryByText(/new orders/)).toBeNull();
  expect(shows).toBe(1);
  await waitFor(() => expect(seen.length).toBeGreaterThan(1));
  expect(seen.slice(0, 2)).toEqual([null, String(messages)]);
});

it('says that somebody deleted the open record, and restores it', async () => {
  let streams = 0;
  fakeApi({
    ...answers,
    'GET /api/admin/assignees': () => ({ body: [{ id: BEN, name: 'Ben Adler' }] }),
    'PUT /api/orders/*/viewers': () => ({ body: [] }),
    'DELETE /api/orders/*/viewers': () => ({ status: 204 }),
    'GET /api/admin/live': () => {
      streams += 1;
      return { body: streams > 1 ? OPEN : OPEN + aMessage('order.deleted', '7') };
    },
  });
  const restore = jest.fn(() => Promise.resolve());
  renderInAdmin(
    <LiveProvider>
      <RecordLive
        record={{ kind: 'order', id: '7' }}
        noun="order"
        onReload={() => Promise.resolve()}
        onRestore={restore}
      />
    </LiveProvider>,
  );
  expect(await screen.findByText(/Ben Adler deleted this order\. Restore it to go on/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(screen.queryByText(/deleted this order/)).toBeNull());
  expect(restore).toHaveBeenCalledTimes(1);
});

it('counts each open page as a viewer of its own', async () => {
  const LOOK = 'PUT /api/orders/*/viewers';
  const LEAVE = 'DELETE /api/orders/*/viewers';
  const api = fakeApi({
    ...answers,
    'GET /api/admin/assignees': () => ({ body: [] }),
    'GET /api/admin/live': () => ({ body: OPEN }),
    [LOOK]: () => ({ body: [] }),
    [LEAVE]: () => ({ status: 204 }),
  });
  const page = () =>
    renderInAdmin(
      <LiveProvider>
        <RecordLive record={{ kind: 'order', id: '7' }} noun="order" onReload={() => Promise.resolve()} />
      </LiveProvider>,
    );
  const tabs = (call: string) => api.asked(call).map(({ params }) => params.get('tab'));
  const first = page();
  await waitFor(() => expect(tabs(LOOK)).toHaveLength(1));
  page();
  await waitFor(() => expect(new Set(tabs(LOOK)).size).toBe(2));
  first.unmount();
  await waitFor(() => expect(tabs(LEAVE)).toEqual([tabs(LOOK)[0]]));
});

it('polls for changes where there is no stream, and says so', async () => {
  const api = fakeApi({
    ...answers,
    'GET /api/admin/live': noAnswer,
    'GET /api/admin/live/changes': () => ({ body: { changes: [], missed: true, next: 'next' } }),
  });
  renderInAdmin(
    <LiveProvider>
      <LiveStatus />
      <ListChangesBar resource="order" nouns={NOUNS} readAt={1} shown={[]} nameOf={nameOf} onShow={() => undefined} />
    </LiveProvider>,
  );
  expect(await screen.findByText('Updates delayed')).toBeVisible();
  expect(screen.getByText('The orders may have changed')).toBeVisible();
  expect(api.asked('GET /api/admin/live/changes')).toHaveLength(1);
});

it('says so where no changes arrive at all', async () => {
  fakeApi({ ...answers, 'GET /api/admin/live': noAnswer, 'GET /api/admin/live/changes': noAnswer });
  renderInAdmin(
    <LiveProvider>
      <LiveStatus />
    </LiveProvider>,
  );
  expect(await screen.findByText('Updates paused')).toBeVisible();
});

it('announces no request until this browser is asked to, and says so where notifications are not allowed', async () => {
  fakeApi(answers);
  renderInAdmin(<ArrivalSettings />);
  const notification = screen.getByRole('switch', { name: 'Show a desktop notification' });
  const sound = screen.getByRole('switch', { name: 'Play a sound' });
  expect(notification).not.toBeChecked();
  expect(sound).not.toBeChecked();
  // jsdom has no notifications.
  await userEvent.click(notification);
  expect(await screen.findByRole('alert')).toHaveTextContent('This browser does not allow notifications here');
  expect(notification).not.toBeChecked();
  await userEvent.click(sound);
  expect(sound).toBeChecked();
  expect(JSON.parse(localStorage.getItem('adminArrivals') ?? '')).toEqual({ notification: false, sound: true });
});
