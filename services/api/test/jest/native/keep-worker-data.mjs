/**
 * Loaded first in each worker. The runner answers all workers when one of them asks for what they work on, and forgets the others: one that has not begun
 * to listen would wait for ever. Here the answer is kept, and told when the worker asks.
 */
const ANSWER = 'jest-light-runner-worker-data';
const QUESTION = 'jest-light-runner-get-worker-data';

let answer;
process.on('message', (message) => {
  if (message?.type === ANSWER) answer = message;
});

const send = process.send?.bind(process);
if (send) {
  process.send = (message, ...rest) => {
    if (message === QUESTION && answer) {
      setImmediate(() => process.emit('message', answer));
      return true;
    }
    return send(message, ...rest);
  };
}
