import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { nextAttempt } from './back-off.js';
import { headerText } from './mail.js';
import { classifySmtpError } from './smtp/smtp-failure.js';
import { smtpOptions } from './smtp/smtp-options.js';
import { messageFor } from './smtp/smtp-sender.js';

describe('smtp failures', () => {
  test.each([
    [
      { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 <erika@x.example> unknown' },
      'recipient',
    ],
    [{ code: 'EMESSAGE', command: 'DATA', responseCode: 554, response: '554 spam' }, 'content'],
    [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 552, response: '552 too large' }, 'content'],
    [{ code: 'EMESSAGE', command: 'MAIL FROM' }, 'as it is'],
    [{ code: 'EENVELOPE', command: 'API', message: 'No recipients defined' }, 'address'],
    [{ code: 'EENVELOPE', command: 'API', message: 'Invalid recipient "<erika@x.example>"' }, 'address'],
  ])('%p is permanent', (error, word) => {
    const failure = classifySmtpError(error);
    expect(failure.permanent).toBe(true);
    expect(failure.description).toContain(word);
  });

  test.each([
    [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, response: '535 no' }, 'sign-in'],
    [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 530, response: '530 5.7.0 sign in first' }, 'sign-in'],
    [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.7.8 sign in first' }, 'sign-in'],
    [{ code: 'EENVELOPE', command: 'RCPT TO', message: "Can't send mail - all recipients were rejected" }, 'sender'],
    [{ code: 'EENVELOPE', command: 'API', message: 'Invalid sender "nobody"' }, 'sender'],
    [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451, response: '451 greylisted' }, 'time being'],
    [{ code: 'EMESSAGE', command: 'DATA', responseCode: 421, response: '421 closing' }, 'time being'],
    [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550, response: '550 sender?' }, 'sender'],
    [{ code: 'EPROTOCOL', command: 'CONN', responseCode: 554, response: '554 go away' }, 'talk'],
    [{ code: 'ESOCKET', command: 'CONN' }, 'reached'],
    [{ code: 'ECONNECTION', command: 'CONN' }, 'reached'],
    [{ code: 'ETIMEDOUT', command: 'CONN' }, 'in time'],
    [{ code: 'EDNS', command: 'CONN' }, 'found'],
    [new Error('anything'), 'reached'],
    [undefined, 'reached'],
  ])('%p is retried', (error, word) => {
    const failure = classifySmtpError(error);
    expect(failure.permanent).toBe(false);
    expect(failure.description).toContain(word);
  });

  const refusedAtRecipient = (response: string) =>
    classifySmtpError({
      code: 'EENVELOPE',
      command: 'RCPT TO',
      responseCode: Number(response.slice(0, 3)),
      response,
      message: "Can't send mail - all recipients were rejected",
    });

  test.each([
    '550 5.2.1 disabled',
    '553-5.1.3 bad',
    '550 unknown',
    '550 <relay@sender.example> no such user',
    '551 moved',
  ])('%p means the recipient', (response) => {
    expect(refusedAtRecipient(response)).toEqual({
      permanent: true,
      description: `The mail server refused the recipient (${response.slice(0, 3)})`,
    });
  });

  test.each([
    '554 5.7.1 <erika@x.example>: Relay access denied',
    '550 5.7.1 Client host rejected',
    '553 5.7.1 Sender address rejected: not owned by user',
    '550 5.7.1 Authentication required',
    '550 5.1.8 bad sender',
    '550 relaying denied',
    '550 please authenticate first',
    '553 sorry, that sender is not allowed',
    '554 refused',
  ])('%p means the sending server', (response) => {
    expect(refusedAtRecipient(response)).toEqual({
      permanent: false,
      description: `The mail server refused this server or its sender (${response.slice(0, 3)})`,
    });
  });

  const refusedAtData = (response: string) =>
    classifySmtpError({ code: 'EMESSAGE', command: 'DATA', responseCode: Number(response.slice(0, 3)), response });

  test.each([
    '550-5.4.5 Daily user sending limit exceeded. For more information\n550 5.4.5 see the help',
    '550-5.7.26 This mail has been blocked because the sender is unauthenticated',
    '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org',
    '554 5.7.0 Too much mail',
    '550 5.1.8 bad sender',
    '554 5.3.2 not accepting messages',
    '554 too many messages from you today',
    '550 listed at zen.spamhaus.org',
    '550 daily sending limit exceeded',
  ])('%p after the content means the sending server', (response) => {
    expect(refusedAtData(response)).toEqual({
      permanent: false,
      description: `The mail server refused this server or its sender (${response.slice(0, 3)})`,
    });
  });

  test.each([
    ['550 5.1.1 no such user', 'recipient'],
    ['552 5.2.2 mailbox full', 'recipient'],
    ['552 5.3.4 message too big', 'content'],
    ['554 5.6.0 malformed', 'content'],
    ['552 message size exceeds limit', 'content'],
    ['554 transaction failed', 'content'],
  ])('%p after the content means the %s', (response, what) => {
    expect(refusedAtData(response)).toEqual({
      permanent: true,
      description: `The mail server refused the ${what} (${response.slice(0, 3)})`,
    });
  });

  test('a description never repeats the mail server’s words', () => {
    const { description } = classifySmtpError({
      command: 'RCPT TO',
      responseCode: 550,
      response: '550 erika@x.example unknown',
    });
    expect(description).toBe('The mail server refused the recipient (550)');
  });
});

describe('back-off', () => {
  const first = new Date('2026-01-01T00:00:00Z');
  const seconds = (attempts: number, chance = 0) =>
    ((nextAttempt(attempts, first, first, chance)?.getTime() ?? 0) - first.getTime()) / 1000;

  test('grows from 5 seconds to an hour, with up to a quarter more', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 100].map((attempts) => seconds(attempts))).toEqual([
      5, 15, 45, 135, 405, 1215, 3600, 3600, 3600,
    ]);
    expect(seconds(1, 1)).toBe(6.25);
  });

  test('ends 72 hours after the first attempt', () => {
    const late = (hours: number) => nextAttempt(90, first, new Date(first.getTime() + hours * 3_600_000), 0);
    expect(late(71)).toEqual(new Date('2026-01-04T00:00:00Z'));
    expect(late(71.1)).toBeUndefined();
  });
});

describe('the connection to the mail server', () => {
  test.each([
    ['smtp://user:word@mail.example:587', false, true],
    ['smtp://user@mail.example:587', false, true],
    ['smtp://mail.example', false, false],
    ['smtps://user:word@mail.example', false, false],
    ['smtp://user:word@127.0.0.1:1025', false, false],
    ['smtp://user:word@[::1]:1025', false, false],
    ['smtp://user:word@localhost:1025', false, false],
    ['smtp://user:word@mail.example:587', true, false],
  ])('%p with SMTP_ALLOW_CLEARTEXT (%p) insists on encryption: %p', (smtpUrl, smtpAllowCleartext, requireTLS) => {
    expect(smtpOptions({ smtpUrl, smtpAllowCleartext }).requireTLS).toBe(requireTLS);
  });

  test('a server has 10 minutes to accept a mail, 20 seconds to connect (RFC 5321 §4.5.3.2)', () => {
    const options = smtpOptions({ smtpUrl: 'smtp://mail.example', smtpAllowCleartext: false });
    expect(options).toMatchObject({ connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 600_000 });
  });
});

test('nothing that could start a new header line gets into a header', () => {
  expect(headerText('Erika\r\nBcc: all@x.example\u0000\u2028 M.')).toBe('Erika Bcc: all@x.example M.');
});

describe('headers of a mail', () => {
  const HEADERS = [
    'auto-submitted',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'reply-to',
    'subject',
    'to',
  ];
  const from = 'Vitrine <orders@vitrine.example>';

  test.each([
    'Erika\r\nBcc: all@haus.example',
    'Erika\nBcc: all@haus.example\n\nbody',
    'Erika\rBcc: all@haus.example',
    'Erika\u2028Bcc: all@haus.example\u2029Cc: all@haus.example\u0085To: all@haus.example',
    'Erika\u0000\u000b\u000cBcc: all@haus.example',
    'Erika" <all@haus.example>, "x',
    'all@haus.example, more@haus.example',
    'x'.repeat(100),
    'Ä '.repeat(2000),
    '🕰'.repeat(1000),
  ])('%j as name and subject adds no header, no recipient and no overlong line', async (text) => {
    const mailbox = { name: text, address: 'erika@haus.example' };
    const mail = { to: mailbox, replyTo: mailbox, subject: text, html: '<p>x</p>', text: 'x' };
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message, envelope } = await transport.sendMail(messageFor(mail, from, '<1@vitrine.example>'));
    const raw = (message as Buffer).toString('latin1');
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
    expect(envelope.to).toEqual(['erika@haus.example']);
    expect(head.replaceAll('\r\n', '')).toMatch(/^[\x20-\x7e]*$/);
    expect(Math.max(...head.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
    const parsed = await PostalMime.parse(message as Buffer);
    expect([...new Set(parsed.headers.map(({ key }) => key))].sort()).toEqual(HEADERS);
    expect(parsed.to?.map(({ address }) => address)).toEqual(['erika@haus.example']);
    expect(parsed.subject).toBe(headerText(text));
  });
});
