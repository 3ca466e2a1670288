import { nextAttempt } from './back-off.js';
import { headerText } from './mail.js';
import { judgeSmtpError } from './smtp-failure.js';

describe('smtp failures', () => {
  test.each([
    [
      { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 <erika@x.example> unknown' },
      'recipient',
    ],
    [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 554, response: '554 refused' }, 'recipient'],
    [{ code: 'EMESSAGE', command: 'DATA', responseCode: 554, response: '554 spam' }, 'content'],
    [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 552, response: '552 too large' }, 'content'],
    [{ code: 'EMESSAGE', command: 'MAIL FROM' }, 'as it is'],
    [{ code: 'EENVELOPE', command: 'API' }, 'address'],
  ])('%p is permanent', (error, word) => {
    const failure = judgeSmtpError(error);
    expect(failure.permanent).toBe(true);
    expect(failure.description).toContain(word);
  });

  test.each([
    [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, response: '535 no' }, 'sign-in'],
    [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 530, response: '530 5.7.0 sign in first' }, 'sign-in'],
    [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.7.8 sign in first' }, 'sign-in'],
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
  ])('%p is tried again', (error, word) => {
    const failure = judgeSmtpError(error);
    expect(failure.permanent).toBe(false);
    expect(failure.description).toContain(word);
  });

  test('a description never repeats the mail server’s words', () => {
    const { description } = judgeSmtpError({
      command: 'RCPT TO',
      responseCode: 550,
      response: '550 erika@x.example unknown',
    });
    expect(description).toBe('The mail server refused the recipient (550)');
  });
});

describe('back-off', () => {
  const created = new Date('2026-01-01T00:00:00Z');
  const seconds = (attempts: number, chance = 0) =>
    ((nextAttempt(attempts, created, created, chance)?.getTime() ?? 0) - created.getTime()) / 1000;

  test('grows from 5 seconds to an hour, with up to a quarter more', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 100].map((attempts) => seconds(attempts))).toEqual([
      5, 15, 45, 135, 405, 1215, 3600, 3600, 3600,
    ]);
    expect(seconds(1, 1)).toBe(6.25);
  });

  test('ends 72 hours after the mail was written', () => {
    const late = (hours: number) => nextAttempt(90, created, new Date(created.getTime() + hours * 3_600_000), 0);
    expect(late(71)).toEqual(new Date('2026-01-04T00:00:00Z'));
    expect(late(71.1)).toBeUndefined();
  });
});

test('nothing that could start a new header line gets into a header', () => {
  expect(headerText('Erika\r\nBcc: all@x.example\u0000\u2028 M.')).toBe('Erika Bcc: all@x.example M.');
});
