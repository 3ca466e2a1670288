// The mailbox runs from its sources, without a build, so what the browser gets is written in JavaScript.
const POLL_MS = 2000;
const element = (id) => document.getElementById(id);
const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

let messages = [];
let openId;

async function call(path, options) {
  const response = await fetch(path, options);
  if (!response.ok) throw new Error(`The mailbox answered ${response.status}`);
  return response.status === 204 ? undefined : response.json();
}

/** Runs an action and says in place when it failed. */
async function attempt(action) {
  try {
    await action();
    element('failure').hidden = true;
  } catch (error) {
    element('failure').textContent = `${error.message}. It is tried again; is the system still running?`;
    element('failure').hidden = false;
  }
}

async function refresh() {
  const answer = await call('/api/messages');
  const changed = answer.messages.map(({ id }) => id).join() !== messages.map(({ id }) => id).join();
  messages = answer.messages;
  if (changed) showList();
}

function showList() {
  const words = element('search').value.trim().toLowerCase();
  const shown = messages.filter(({ to, subject }) => `${to.join(' ')} ${subject}`.toLowerCase().includes(words));
  element('list').replaceChildren(...shown.map(listEntry));
  element('count').textContent = messages.length === 1 ? '1 message' : `${messages.length} messages`;
  element('empty').hidden = messages.length > 0;
  if (openId && !messages.some(({ id }) => id === openId)) close();
}

function listEntry({ id, to, subject, receivedAt }) {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-current', String(id === openId));
  button.append(
    part('span', 'to', to.join(', ')),
    part('time', '', time.format(new Date(receivedAt))),
    part('span', 'subject', subject || '(no subject)'),
  );
  button.addEventListener('click', () => attempt(() => open(id)));
  const entry = document.createElement('li');
  entry.append(button);
  return entry;
}

function part(tag, className, text) {
  const node = document.createElement(tag);
  node.className = className;
  node.textContent = text;
  return node;
}

async function open(id) {
  const message = await call(`/api/messages/${id}`);
  openId = id;
  element('subject').textContent = message.subject || '(no subject)';
  element('from').textContent = message.from;
  element('to').textContent = message.to.join(', ');
  element('received').textContent = time.format(new Date(message.receivedAt));
  element('html').src = `/api/messages/${id}/html`;
  element('text').textContent = message.text;
  element('headers').replaceChildren(
    ...message.headers.map(({ name, value }) => {
      const line = document.createElement('p');
      line.append(part('b', '', name), ` ${value}`);
      return line;
    }),
  );
  element('raw').href = `/api/messages/${id}/raw`;
  element('raw').download = `${id}.eml`;
  element('message').hidden = false;
  element('choose').hidden = true;
  show(message.html ? 'html' : 'text');
  location.hash = id;
  showList();
}

function close() {
  openId = undefined;
  element('message').hidden = true;
  element('choose').hidden = false;
  history.replaceState(null, '', location.pathname);
}

function show(view) {
  for (const button of document.querySelectorAll('[data-view]')) {
    const chosen = button.dataset.view === view;
    button.setAttribute('aria-pressed', String(chosen));
    element(button.dataset.view).hidden = !chosen;
  }
}

for (const button of document.querySelectorAll('[data-view]')) {
  button.addEventListener('click', () => show(button.dataset.view));
}
element('search').addEventListener('input', showList);
document.querySelector('form').addEventListener('submit', (event) => event.preventDefault());
element('delete').addEventListener('click', () =>
  attempt(async () => {
    await call(`/api/messages/${openId}`, { method: 'DELETE' });
    await refresh();
  }),
);
element('clear').addEventListener('click', () =>
  attempt(async () => {
    await call('/api/messages', { method: 'DELETE' });
    await refresh();
  }),
);

async function keepFresh() {
  await attempt(refresh);
  setTimeout(keepFresh, POLL_MS);
}
showList();
await keepFresh();
if (location.hash.length > 1) await attempt(() => open(location.hash.slice(1)));
