import { get } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { FaultMode } from './faults.ts';
import { startMailbox, type Mailbox } from './mailbox.ts';

let dataDir: string;
let mailbox: Mailbox;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-mailbox-'));
  mailbox = await startMailbox({ dataDir });
});
afterEach(async () => {
  await mailbox.stop();
  rmSync(dataDir, { recursive: true });
});

const send = (to = 'anna@example.org', auth?: { user: string; pass: string }) =>
  createTransport({ url: mailbox.smtpUrl, ...(auth ? { auth } : {}), socketTimeout: 1_000 }).sendMail({
    from: 'Vitrine <orders@vitrine.example>',
    to,
    subject: 'Größe 42',
    text: 'Guten Tag',
    html: '<p>Guten <b>Tag</b></p>',
  });

test('a call under the name of another site is refused', async () => {
  const { hostname, port } = new URL(mailbox.url);
  const status = await new Promise<number | undefined>((resolve, reject) => {
    get({ hostname, port, path: '/api/messages', headers: { Host: 'rebound.example' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
  expect(status).toBe(421);
});

test('a mail is kept, listed, read and deleted', async () => {
  const waiting = mailbox.waitFor('anna@example.org');
  await send();
  const message = await waiting;
  expect(message).toMatchObject({
    subject: 'Größe 42',
    to: ['anna@example.org'],
    from: 'Vitrine <orders@vitrine.example>',
  });
  expect(message.text).toContain('Guten Tag');
  const list = await fetch(`${mailbox.url}/api/messages?recipient=ANNA`);
  expect(await list.json()).toMatchObject({ messages: [{ id: message.id }] });
  expect(await (await fetch(`${mailbox.url}/api/messages?recipient=bert`)).json()).toEqual({ messages: [] });
  const html = await fetch(`${mailbox.url}/api/messages/${message.id}/html`);
  expect(html.headers.get('content-security-policy')).toMatch(/^sandbox/);
  expect(await html.text()).toContain('<b>Tag</b>');
  await fetch(`${mailbox.url}/api/messages/${message.id}`, { method: 'DELETE' });
  expect(mailbox.list()).toEqual([]);
  expect((await fetch(`${mailbox.url}/api/messages/${message.id}`)).status).toBe(404);
});

test('mails survive a restart', async () => {
  await send();
  await mailbox.stop();
  mailbox = await startMailbox({ dataDir });
  expect(mailbox.list()).toHaveLength(1);
});

test.each<[FaultMode, number | string]>([
  ['down', 'ESOCKET'],
  ['refuse-connections', 421],
  ['busy', 451],
  ['refuse-recipients', 550],
  ['refuse-content', 554],
  ['drop', 'ECONNECTION'],
  ['hang', 'ETIMEDOUT'],
])('as %s the sender sees %s and nothing is kept; afterwards mails are accepted again', async (mode, sign) => {
  await mailbox.setFault({ mode });
  const error = (await send().catch((reason: unknown) => reason)) as { responseCode?: number; code?: string };
  expect(typeof sign === 'number' ? error.responseCode : error.code).toBe(sign);
  expect(mailbox.list()).toEqual([]);
  await mailbox.setFault({ mode: 'none' });
  await send();
  expect(mailbox.list()).toHaveLength(1);
});

test('a refused sign-in and a refused single recipient', async () => {
  await mailbox.setFault({ mode: 'refuse-sign-in' });
  await expect(send('a@example.org', { user: 'u', pass: 'p' })).rejects.toMatchObject({ responseCode: 535 });
  await mailbox.setFault({ mode: 'refuse-recipients', recipient: 'gone@' });
  await expect(send('gone@example.org')).rejects.toMatchObject({ responseCode: 550 });
  await send('there@example.org');
  expect(mailbox.list()).toHaveLength(1);
});

test('a connection that breaks after keeping leaves the mail, and an error for the sender', async () => {
  await mailbox.setFault({ mode: 'drop-after-keeping' });
  await expect(send()).rejects.toBeDefined();
  expect(mailbox.list()).toHaveLength(1);
});

test('faults are set over HTTP too, and unknown ones refused', async () => {
  const put = (body: object) => fetch(`${mailbox.url}/api/fault`, { method: 'PUT', body: JSON.stringify(body) });
  expect((await put({ mode: 'busy' })).status).toBe(200);
  expect(await (await fetch(`${mailbox.url}/api/fault`)).json()).toEqual({ mode: 'busy' });
  expect((await put({ mode: 'odd' })).status).toBe(400);
});
