import { Writable } from 'node:stream';
import pino from 'pino';
import { testEnvironment } from '../../../test/test-environment.js';
import { AppConfig } from '../../config/app-config.js';
import { loggingOptions } from './logging-options.js';

function logged(write: (logger: pino.Logger) => void): string {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  const { level, serializers, redact, hooks } = loggingOptions(new AppConfig(testEnvironment({ LOG_LEVEL: 'info' })));
  write(pino({ level, serializers, redact, hooks }, stream));
  return text;
}

test('a request is logged by its path, without query, headers or address', () => {
  const req = {
    id: 'r1',
    method: 'GET',
    url: '/api/orders/erika@haus.example?search=erika',
    headers: { authorization: 'Bearer abc', cookie: 'vitrine_ops=abc' },
    socket: { remoteAddress: '203.0.113.7' },
  };
  const line = logged((logger) => logger.info({ req }, 'request completed'));
  expect(JSON.parse(line)).toMatchObject({ req: { id: 'r1', method: 'GET', path: '/api/orders/[redacted]' } });
  expect(line).not.toMatch(/erika|abc|203\.0/);
});

test('personal fields are censored', () => {
  const line = logged((logger) =>
    logger.info({ email: 'e@x.example', order: { customerInfo: { fullName: 'Erika' }, notes: 'n1' } }),
  );
  expect(line).not.toMatch(/e@x|Erika|n1/);
});

test('a database error is logged only with its codes, other errors without e-mail addresses', () => {
  const database = Object.assign(new Error(`insert into orders values ('Erika') - duplicate key`), {
    code: '23505',
    constraint: 'orders_pkey',
    severity: 'ERROR',
  });
  const mail = new Error('Recipient <erika@x.example> refused', { cause: database });
  for (const line of [logged((logger) => logger.error({ err: mail })), logged((logger) => logger.error(mail))]) {
    expect(JSON.parse(line).err).toMatchObject({
      message: 'Recipient <[address]> refused',
      cause: { code: '23505', constraint: 'orders_pkey' },
    });
    expect(line).not.toMatch(/Erika|erika/);
  }
});
