import { setImmediate as pollOnce } from 'node:timers/promises';
import { DatabaseUnresponsiveError } from '../common/errors/database-unreachable.js';
import { withDatabaseTimeout } from './with-database-timeout.js';

const never = new Promise<never>(() => undefined);

/** Blocks the event loop. */
function beBusy(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test('a missing answer is a timeout, an answer and a failure are passed on', async () => {
  await expect(withDatabaseTimeout(never, 20)).rejects.toThrow(DatabaseUnresponsiveError);
  await expect(withDatabaseTimeout(Promise.resolve(1), 20)).resolves.toBe(1);
  await expect(withDatabaseTimeout(Promise.reject(new Error('refused')), 20)).rejects.toThrow('refused');
});

test('an answer that arrived while the process was busy is no timeout', async () => {
  const waiting = withDatabaseTimeout(
    (async () => {
      await pollOnce();
      return 'late';
    })(),
    20,
  );
  beBusy(60);
  await expect(waiting).resolves.toBe('late');
});
