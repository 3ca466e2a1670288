import { aStore } from '../../testing/index.js';
import { getOpeningState } from './opening-state.js';

const store = aStore({
  openingHours: [
    { day: 'tuesday', opens: '10:00', closes: '13:00' },
    { day: 'tuesday', opens: '14:00', closes: '18:30' },
    { day: 'wednesday', opens: '10:00', closes: '18:30' },
    { day: 'saturday', opens: '10:00', closes: '16:00' },
  ],
});

it.each([
  ['2026-11-24T09:00:00Z', { isOpen: true, until: '13:00' }],
  ['2026-11-24T11:59:59Z', { isOpen: true, until: '13:00' }],
  ['2026-11-24T12:00:00Z', { isOpen: false, opens: { day: 'tuesday', at: '14:00', when: 'today' } }],
  ['2026-11-24T17:30:00Z', { isOpen: false, opens: { day: 'wednesday', at: '10:00', when: 'tomorrow' } }],
  ['2026-11-25T20:00:00Z', { isOpen: false, opens: { day: 'saturday', at: '10:00', when: 'later' } }],
  ['2026-11-28T20:00:00Z', { isOpen: false, opens: { day: 'tuesday', at: '10:00', when: 'later' } }],
  // in July Berlin is two hours ahead of UTC
  ['2026-07-14T16:29:00Z', { isOpen: true, until: '18:30' }],
  ['2026-07-14T16:30:00Z', { isOpen: false, opens: { day: 'wednesday', at: '10:00', when: 'tomorrow' } }],
] as const)('at %s the store is %j', (now, state) => {
  expect(getOpeningState(store, new Date(now))).toEqual(state);
});

it('uses the time zone of the store, wherever the visitor is', () => {
  const now = new Date('2026-11-24T09:30:00Z');
  expect(getOpeningState({ ...store, timeZone: 'Europe/London' }, now)).toMatchObject({ isOpen: false });
  expect(getOpeningState({ ...store, timeZone: 'Pacific/Auckland' }, now)).toMatchObject({
    opens: { day: 'wednesday', when: 'tomorrow' },
  });
});

it('opens again next week if it has hours on one day only', () => {
  const mondays = { ...store, openingHours: [{ day: 'monday' as const, opens: '10:00', closes: '12:00' }] };
  expect(getOpeningState(mondays, new Date('2026-11-23T15:00:00Z'))).toEqual({
    isOpen: false,
    opens: { day: 'monday', at: '10:00', when: 'later' },
  });
});

it('is unknown if there are no opening hours', () => {
  expect(getOpeningState(aStore(), new Date())).toBeUndefined();
});
