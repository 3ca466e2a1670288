import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { handleUncaughtErrors } from './uncaught-errors.js';

test('an unhandled rejection is logged, an uncaught error also stops the process, once', () => {
  const source = new EventEmitter();
  const lines: string[] = [];
  const codes: number[] = [];
  handleUncaughtErrors(source, pino({}, { write: (line: string) => lines.push(line) }), (code) => codes.push(code));
  source.emit('unhandledRejection', new Error('forgotten'));
  expect([lines.length, codes]).toEqual([1, []]);
  source.emit('uncaughtException', new Error('thrown'));
  source.emit('uncaughtException', new Error('thrown again'));
  expect(codes).toEqual([1]);
  expect(lines.join('')).toMatch(/forgotten.*thrown.*thrown again/s);
});
