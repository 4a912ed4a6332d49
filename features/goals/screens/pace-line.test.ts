import { describe, expect, it } from 'vitest';
import { sampleGoal } from '@/features/goals/testing/sample-goal';
import { type Day, eachBucket } from '@/lib/data/terms/days';
import { english } from '@/lib/language/english';
import type { ReportChart } from '@/lib/pages/chart';
import { addPaceLine } from './pace-line';

type Shown = Parameters<typeof addPaceLine>[3];

const november = { from: '2026-11-01', to: '2026-11-30' };
const chartOf = (days: readonly Day[]): ReportChart => ({
  points: days.map((day) => ({
    day,
    provisional: false,
    unfinished: false,
    missing: false,
    values: { now: 1 },
  })),
  series: [{ key: 'now', label: 'Now' }],
});

/** The pace of each bucket; null without a line. */
function draw(goals: Parameters<typeof addPaceLine>[2], given: Partial<Shown> = {}) {
  const shown: Shown = {
    metric: 'sales',
    currency: 'USD',
    filters: {},
    isOnly: false,
    grain: 'day',
    range: november,
    ...given,
  };
  const chart = addPaceLine(english.t, chartOf(eachBucket(shown.range, shown.grain)), goals, shown);
  const line = chart.series.find(({ key }) => key === 'goal');
  if (!line) return null;
  expect(line).toEqual({ key: 'goal', label: 'Goal pace', file: 'goal_pace', plan: true });
  return chart.points.map(({ values }) => values.goal);
}

describe('the pace line', () => {
  it('has what each day or week should bring by the goal', () => {
    // November 1, 2026 is a Sunday.
    expect(draw([sampleGoal()])?.slice(0, 8)).toEqual([200, 80, 80, 80, 80, 80, 100, 200]);
    const weeks = draw([sampleGoal()], { grain: 'week', range: { from: '2026-11-01', to: '2026-11-10' } });
    expect(weeks).toEqual([200, 700, 160]);
  });

  it('has no value for buckets with days that have no goal', () => {
    const range = { from: '2026-10-30', to: '2026-11-02' };
    expect(draw([sampleGoal()], { range })).toEqual([null, null, 200, 80]);
    expect(draw([sampleGoal()], { range, grain: 'week' })).toEqual([null, 80]);
    expect(draw([sampleGoal()], { range: { from: '2026-10-01', to: '2026-10-31' } })).toBeNull();
  });

  it('is that of one goal only', () => {
    const quarter = sampleGoal({
      id: 'q',
      period: '2026-Q4',
      range: { from: '2026-10-01', to: '2026-12-31' },
    });
    expect(draw([sampleGoal(), quarter])).toBeNull();
    const october = { from: '2026-10-01', to: '2026-10-31' };
    expect(draw([sampleGoal(), quarter], { range: october })?.at(0)).toBe(80);
    expect(
      draw([sampleGoal(), sampleGoal({ id: 'o', range: october })], {
        range: { from: '2026-10-31', to: '2026-11-01' },
      }),
    ).toEqual([100, 200]);
  });

  const brand = { kind: 'brand', id: 'b1' } as const;
  it.each<[string, Partial<Shown>, boolean]>([
    ['its filter', { filters: { brands: ['b1'] } }, true],
    ['another brand', { filters: { brands: ['b2'] } }, false],
    ['two brands', { filters: { brands: ['b1', 'b2'] } }, false],
    ['another filter, too', { filters: { brands: ['b1'], marketplaces: ['m'] } }, false],
    ['no filter', {}, false],
    ['another metric', { filters: { brands: ['b1'] }, metric: 'commission' }, false],
    ['another currency', { filters: { brands: ['b1'] }, currency: 'EUR' }, false],
  ])('of a brand is drawn by what the chart shows: %s', (_, given, drawn) => {
    expect(draw([sampleGoal({ subject: brand })], given) !== null).toBe(drawn);
  });

  it('of a count in every currency is drawn if there is only one', () => {
    const clicks = sampleGoal({ metric: 'clicks', currency: null });
    expect(draw([clicks], { metric: 'clicks' })).toBeNull();
    expect(draw([clicks], { metric: 'clicks', isOnly: true })?.[0]).toBe(200);
  });
});
