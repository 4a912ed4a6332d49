import { expect, it } from 'vitest';
import { listLoadedEarly } from './receipt';
import type { WindowRecord } from './windows';

const now = new Date('2026-06-30T12:00:00.000Z');
/** The last day that has settled by then. */
const settled = '2026-05-15';
const window: WindowRecord = {
  source: 'reports:standard',
  scope: '',
  from: '2026-04-01',
  to: '2026-04-30',
  status: 'ok',
  rows: 1,
  pages: 1,
  allFinal: true,
  fetchedAt: '2026-06-30T06:00:00.000Z',
  connection: 'c',
  reason: null,
};
const range = { from: '2026-01-01', to: '2026-06-30' };

it.each<[string, Partial<WindowRecord>, [from: string, to: string][]]>([
  ['loaded after they settled', {}, []],
  ['loaded a day too early', { fetchedAt: '2026-06-14T06:00:00.000Z' }, [['2026-04-30', '2026-04-30']]],
  ['loaded at their end', { fetchedAt: '2026-05-01T06:00:00.000Z' }, [['2026-04-01', '2026-04-30']]],
  ['whose rows were not final', { allFinal: false }, [['2026-04-01', '2026-04-30']]],
  [
    'loaded by a clock that was ahead',
    { fetchedAt: '2026-08-01T06:00:00.000Z' },
    [['2026-04-01', '2026-04-30']],
  ],
  ['that may change', { from: '2026-05-10', to: '2026-06-20', allFinal: false }, [['2026-05-10', settled]]],
  [
    'of which the range has a part',
    { from: '2025-12-01', to: '2026-01-02', allFinal: false },
    [['2026-01-01', '2026-01-02']],
  ],
])('days %s', (_, given, expected) => {
  expect(listLoadedEarly([{ ...window, ...given }], range, now)).toEqual(
    expected.map(([from, to]) => ({ from, to })),
  );
});

it('joins the days of windows', () => {
  const early = { fetchedAt: '2026-04-20T06:00:00.000Z' };
  const windows = [
    { ...window, ...early, from: '2026-04-01', to: '2026-04-09' },
    { ...window, ...early, source: 'reports:cpc' as const, from: '2026-04-05', to: '2026-04-12' },
  ];
  expect(listLoadedEarly(windows, range, now)).toEqual([{ from: '2026-04-01', to: '2026-04-12' }]);
});
