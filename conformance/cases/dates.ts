import { expect } from 'vitest';
import type { OperationId } from '@/lib/contract/paths';
import type { Case, Group } from '../case';
import { expectAnswer, expectError } from '../check-answer';
import { pathOf } from '../operation-list';

const invalid: Case['check'] = (answer) => expectError(answer, 422, 'Input Validation Failed');

const good = '2026-01-31T00:00:00.000Z';
const wrongDates = [
  '',
  '2026-01-31',
  '2026-01-31T00:00:00Z',
  '2026-01-31T00:00:00.00Z',
  '2026-01-31T00:00:00.0000Z',
  '2026-01-31T00:00:00.000',
  '2026-01-31T00:00:00.000%2B00:00',
  '2026-01-31 00:00:00.000Z',
  '2026-01-31t00:00:00.000z',
  '%202026-01-31T00:00:00.000Z',
  '2026-02-30T00:00:00.000Z',
  '2025-02-29T00:00:00.000Z',
  '2026-13-01T00:00:00.000Z',
  '2026-00-10T00:00:00.000Z',
  '2026-01-31T24:00:00.000Z',
  '2026-01-31T23:60:00.000Z',
  '2026-01-31T23:59:60.000Z',
  '1769817600000',
  'yesterday',
  `${good}%00`,
];

const ranged: OperationId[] = ['listProgramReports', 'listReports', 'listClickReports', 'listBonusEstimates'];

function listRanges(id: OperationId): Case[] {
  const range = (title: string, query: string, check: Case['check']): Case => ({
    title: `${id}: ${title}`,
    ask: (world) => ({ path: pathOf(world, id, query) }),
    check,
  });
  const fine: Case['check'] = (answer) => expectAnswer(id, answer);
  return [
    range('no start is 422', `end=${good}`, invalid),
    range('no end is 422', `start=${good}`, invalid),
    range('neither is 422', '', invalid),
    range('start and end may be one instant', `start=${good}&end=${good}`, fine),
    range('start after end is 422', `start=2026-01-31T00:00:00.001Z&end=${good}`, invalid),
    range('start twice is 422', `start=${good}&start=${good}&end=${good}`, invalid),
    range(
      'the first of years is a year',
      'start=0000-01-01T00:00:00.000Z&end=0000-01-02T00:00:00.000Z',
      fine,
    ),
    range('the last of years is a year', 'start=9999-12-30T00:00:00.000Z&end=9999-12-31T23:59:59.999Z', fine),
    range(
      '29 February of a leap year exists',
      'start=2024-02-29T00:00:00.000Z&end=2024-03-01T00:00:00.000Z',
      fine,
    ),
    ...wrongDates.map((date) =>
      range(`start=${date} is 422`, `start=${date}&end=2026-02-01T00:00:00.000Z`, invalid),
    ),
    ...wrongDates
      .slice(0, 6)
      .map((date) => range(`end=${date} is 422`, `start=${good}&end=${date}`, invalid)),
  ];
}

/** Both sides of each bound. API: Limits, date range. */
const bounds: readonly (readonly [OperationId, string, string, boolean])[] = [
  ...(['listReports', 'listClickReports'] as const).flatMap(
    (id) =>
      [
        [id, '2025-03-01T00:00:00.000Z', '2026-02-28T23:59:59.999Z', true],
        [id, '2025-03-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z', false],
        [id, '2024-02-29T00:00:00.000Z', '2025-02-28T23:59:59.999Z', true],
        [id, '2024-02-29T00:00:00.000Z', '2025-03-01T00:00:00.000Z', false],
        [id, '2023-03-01T00:00:00.000Z', '2024-02-29T23:59:59.999Z', true],
        [id, '2023-03-01T00:00:00.000Z', '2024-03-01T00:00:00.000Z', false],
        [id, '2025-06-15T12:30:00.500Z', '2026-06-15T12:30:00.499Z', true],
        [id, '2025-06-15T12:30:00.500Z', '2026-06-15T12:30:00.500Z', false],
        [id, '2020-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', false],
      ] as const,
  ),
  ['listBonusEstimates', '2026-01-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z', true],
  ['listBonusEstimates', '2026-01-01T00:00:00.000Z', '2026-04-01T00:00:00.001Z', false],
  ['listBonusEstimates', '2024-01-15T06:00:00.000Z', '2024-04-14T06:00:00.000Z', true],
  ['listBonusEstimates', '2024-01-15T06:00:00.000Z', '2024-04-14T06:00:00.001Z', false],
  ['listProgramReports', '2020-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', true],
];

const boundCases: Case[] = bounds.map(([id, start, end, allowed]) => ({
  title: `${id} from ${start} to ${end} is ${allowed ? 200 : 422}`,
  ask: (world) => ({ path: pathOf(world, id, `start=${start}&end=${end}`) }),
  check: allowed ? (answer) => expectAnswer(id, answer) : invalid,
}));

/** Rows of [start, end], both ends included, newest first. */
const inclusive: Case[] = (['listReports', 'listClickReports'] as const).flatMap((id) => {
  const rowsOf = (world: Parameters<Case['ask']>[0]) => (id === 'listReports' ? world.reports : world.clicks);
  const around = (title: string, shiftStart: number, shiftEnd: number, found: boolean): Case => ({
    title: `${id}: ${title}`,
    ask: (world) => {
      const row = rowsOf(world)[0];
      if (!row) return undefined;
      const at = (shift: number) => new Date(Date.parse(row.date) + shift).toISOString();
      const query = `start=${at(shiftStart)}&end=${at(shiftEnd)}&marketplace=all&payout_model=all&limit=100`;
      return { path: pathOf(world, id, query) };
    },
    check: (answer, world) => {
      expectAnswer(id, answer);
      expect(answer.text.includes(rowsOf(world)[0]?.id ?? '')).toBe(found);
    },
  });
  return [
    around('a row at the very start is in the range', 0, 1, true),
    around('a row at the very end is in the range', -1, 0, true),
    around('a row a millisecond before the start is not', 1, 2, false),
    around('a row a millisecond after the end is not', -2, -1, false),
    {
      title: `${id}: rows come newest first`,
      ask: (world) => ({ path: pathOf(world, id, 'RANGE&marketplace=all&payout_model=all&limit=100') }),
      check: (_, world) => {
        const dates = rowsOf(world).map(({ date }) => date);
        expect(dates).toEqual([...dates].sort().reverse());
      },
    },
  ];
});

export const dates: Group = {
  name: 'Dates',
  cases: [...ranged.flatMap(listRanges), ...boundCases, ...inclusive],
};
