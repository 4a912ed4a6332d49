import { expect, it } from 'vitest';
import { listSteps } from './value-steps';

const range = { from: '2026-06-05', to: '2026-06-20' };
const change = (since: string, day: string, before: string, after: string) => ({ since, day, before, after });
const last = (day: string, value: string | null) => ({ day, value });
const show = (...given: Parameters<typeof listSteps>) =>
  listSteps(...given).map(({ from, to, value }) => `${from.slice(-2)}–${to.slice(-2)} ${value}`);

it.each([
  ['without a change from the first record to the last list', [], last('2026-06-15', 'a'), ['05–15 a']],
  [
    'between two lists that differ is not known',
    [change('2026-06-08', '2026-06-11', 'a', 'b')],
    last('2026-06-30', 'b'),
    ['05–08 a', '11–20 b'],
  ],
  [
    'that changed and changed back on one day is not known on the days before',
    [change('2026-06-08', '2026-06-11', 'a', 'a')],
    last('2026-06-30', 'a'),
    ['05–08 a', '11–20 a'],
  ],
  [
    'that was unreadable for a while is known on the days of the lists alone',
    [change('2026-06-08', '2026-06-09', 'a', 'b'), change('2026-06-14', '2026-06-15', 'c', 'd')],
    last('2026-06-18', 'e'),
    ['05–08 a', '09–09 b', '14–14 c', '15–15 d', '18–18 e'],
  ],
  [
    'of a list that cannot be read is known until the one before',
    [change('2026-06-08', '2026-06-08', 'a', 'b')],
    last('2026-06-18', null),
    ['05–07 a', '08–08 b'],
  ],
  ['of a product that no list had is not known', [], null, []],
])('a value %s', (_, changes, ended, told) => {
  expect(show(changes, { since: '2026-06-01', last: ended }, range)).toEqual(told);
});

it('a value is not known before changes are recorded', () => {
  expect(show([], { since: '2026-06-10', last: last('2026-06-15', 'a') }, range)).toEqual(['10–15 a']);
});
