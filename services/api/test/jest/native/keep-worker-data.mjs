/**
 * Loaded first in each worker. When one worker asks for its data, the runner answers all workers and then drops their listeners: a worker that does
 * not listen yet would wait for ever. This script keeps the answer, and repeats it when the worker asks.
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
