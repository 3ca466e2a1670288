import { subjectsIn } from './erasure-redo.js';

const [first, second, other] = ['0123456789abcdef', 'fedcba9876543210', 'aaaaaaaaaaaaaaaa'];
const line = (action: string, subjectId: string) =>
  JSON.stringify({ level: 40, time: 1, context: 'PrivacyService', action, subjectId, msg: 'A person was erased' });

test('the people of erasures are found in a log, each once, and nobody else', () => {
  const log = [
    line('privacy.erase', first),
    line('privacy.export', other),
    `api-7f9 ${line('privacy.erase', second)}`,
    'Listening',
  ];
  expect(subjectsIn([...log, ...log].join('\n'))).toEqual([first, second]);
});

test('a log line within another is read', () =>
  expect(subjectsIn(JSON.stringify({ log: line('privacy.erase', first) }))).toEqual([first]));

test('the output of psql for the audit log is read', () =>
  expect(subjectsIn(`    subject_id    \n------------------\n ${first}\n ${second}\n(2 rows)\n`)).toEqual([
    first,
    second,
  ]));
