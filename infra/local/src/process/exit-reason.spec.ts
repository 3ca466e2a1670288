import { findExitReason } from './exit-reason.ts';

test('a plain sentence at the end is the reason', () => {
  expect(findExitReason('starting\nvitrine-api: PORT must be a number.\n')).toBe('vitrine-api: PORT must be a number.');
});

test("an uncaught error's message is found among Node's lines around it", () => {
  const log = [
    'node:internal/modules/cjs/loader:1568',
    '  throw err;',
    '  ^',
    '',
    "Error: Cannot find module '/x.js'",
    '    at Module._resolveFilename (node:internal:1564:15) {',
    "  code: 'MODULE_NOT_FOUND',",
    '  requireStack: []',
    '}',
    '',
    'Node.js v24.21.0',
  ].join('\n');
  expect(findExitReason(log)).toBe("Cannot find module '/x.js'");
});

test('the last error of a JSON log counts, lower levels do not', () => {
  const log = '{"level":50,"msg":"The database is unreachable"}\n{"level":30,"msg":"bye"}\n';
  expect(findExitReason(log)).toBe('The database is unreachable');
});

test('an empty log has no reason', () => {
  expect(findExitReason('\n')).toBeUndefined();
});
