import { toDayRanges } from './week.js';

it('groups consecutive days with the same times', () => {
  const at = (day: 'tuesday' | 'wednesday' | 'saturday') => ({ day, opens: '10:00', closes: '13:00' });
  const hours = [at('tuesday'), at('wednesday'), { day: 'wednesday' as const, opens: '14:00', closes: '18:00' }];
  expect(toDayRanges([...hours, at('saturday')])).toEqual([
    { days: ['monday'], times: [] },
    { days: ['tuesday'], times: ['10:00–13:00'] },
    { days: ['wednesday'], times: ['10:00–13:00', '14:00–18:00'] },
    { days: ['thursday', 'friday'], times: [] },
    { days: ['saturday'], times: ['10:00–13:00'] },
    { days: ['sunday'], times: [] },
  ]);
});
