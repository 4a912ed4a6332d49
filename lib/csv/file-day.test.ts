import { expect, it } from 'vitest';
import { findDayProblem, readFileDay } from './file-day';

it.each([
  '2026-11-02',
  '2026/11/2',
  '2026.11.02',
  '20261102',
  '02.11.2026',
  '2. 11. 2026',
  '2 Nov 2026',
  '02-Nov-2026',
  '2 November 2026',
  'Nov 2, 2026',
  '2. November 2026',
  '2. Nov. 2026',
  '２０２６/１１/２',
  '2026年11月2日',
  '2026-11-02 00:00:00',
  '2026-11-02T00:00:00.000Z',
])('reads %j', (text) => {
  expect(readFileDay(text)).toBe('2026-11-02');
});

it.each([
  ['3. März 2026', '2026-03-03'],
  ['4. Mai 2026', '2026-05-04'],
  ['5. Okt. 2026', '2026-10-05'],
  ['6. Dez. 2026', '2026-12-06'],
])('reads %j', (text, day) => {
  expect(readFileDay(text)).toBe(day);
});

it.each([
  ['13/11/2026', '2026-11-13'],
  ['11/13/2026', '2026-11-13'],
  ['11/11/2026', '2026-11-11'],
])('reads %j, which only one day can be meant by', (text, day) => {
  expect(readFileDay(text)).toBe(day);
});

it.each([
  '02/11/2026',
  '2-11-2026',
  '2026-02-30',
  '31.11.2026',
  '2026-11-02T10:00:00Z',
  '2 Foo 2026',
  '1.2',
  '',
])('rejects %j', (text) => {
  expect(findDayProblem(readFileDay(text))).not.toBeNull();
});
