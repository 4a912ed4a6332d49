'use client';

import { ChartSkeleton } from '@/components/charts/chart-skeleton';
import type { Point, Series } from '@/components/charts/series';
import { Sparkline } from '@/components/charts/sparkline';
import { TimeSeries, type TimeSeriesProps } from '@/components/charts/time-series';
import { Timeline } from '@/components/charts/timeline';
import { TodayProvider } from '@/components/filters/today';
import { formatCount } from '@/lib/language/format/number';
import { StatePair } from './state-pair';

const range = { from: '2026-01-01', to: '2026-01-14' };
const sales = [120, 180, 90, 240, 210, 160, 300, 280, 190, 260, 310, 220, 270, 140];
const today = '2026-01-14';

const makePoints = (change: (point: Point, at: number) => Point = (point) => point): Point[] =>
  sales.map((value, at) =>
    change(
      {
        day: `2026-01-${String(at + 1).padStart(2, '0')}`,
        values: { sales: value, before: sales.at(at - 3) ?? null },
      },
      at,
    ),
  );

const own: readonly Series[] = [{ key: 'sales', label: 'Sales' }];
const compared: readonly Series[] = [...own, { key: 'before', label: 'Dec 18 – 31', comparison: true }];
const nothing = makePoints((point) => ({ ...point, values: { sales: null, before: null } }));
const open = makePoints((point, at) => ({ ...point, provisional: at > 9 }));
const missing = makePoints((point, at) =>
  at > 3 && at < 8 ? { ...point, missing: true, values: { sales: null, before: null } } : point,
);

/** Every state of the time series, by name. */
const states: Record<string, Partial<TimeSeriesProps>> = {
  line: {},
  'area with a comparison': { kind: 'area', series: compared },
  bar: { kind: 'bar' },
  steps: { kind: 'step', points: missing },
  'days that may change': { kind: 'area', points: open },
  'all days may change': { points: makePoints((point) => ({ ...point, provisional: true })) },
  'days that are not loaded': { kind: 'area', points: missing },
  'with notes': {
    kind: 'area',
    notes: {
      ...{ shown: true, inCsv: false, onToggle: () => {}, onList: () => {}, onAdd: () => {} },
      list: [
        { kind: 'stock', id: '1', from: '2026-01-03', to: '2026-01-03', text: '“Lamp” is out of stock' },
        {
          ...{ kind: 'written', id: '2', from: '2026-01-06', to: '2026-01-09', text: 'Newsletter' },
          ...{ subject: null, createdByName: 'Ada', changedByName: 'Ada', mine: true },
          changedAt: '2026-01-10T00:00:00.000Z',
        },
      ],
    },
  },
  'older data': { stale: true },
  'without values': { points: nothing },
};

const bars = (['neutral', 'accent', 'positive', 'negative', 'warning', 'provisional'] as const).map(
  (tone, at) => ({
    id: tone,
    label: `Campaign ${at + 1}`,
    status: tone,
    tone,
    start: `2026-0${at + 1}-05`,
    end: `2026-0${at + 2}-20`,
  }),
);

export function Charts() {
  return (
    <TodayProvider today={today}>
      {Object.entries(states).map(([name, given]) => (
        <StatePair key={name} title={`TimeSeries, ${name}`}>
          {(theme) => (
            <div className="w-full">
              <TimeSeries
                title={`Sales by day, ${theme}`}
                points={makePoints()}
                series={own}
                grain="day"
                range={range}
                height={200}
                formatValue={formatCount}
                formatTick={formatCount}
                {...given}
              />
            </div>
          )}
        </StatePair>
      ))}
      <StatePair title="ChartSkeleton">
        {() => (
          <div className="w-full">
            <ChartSkeleton height={200} />
          </div>
        )}
      </StatePair>
      <StatePair title="Sparkline: settled, open, and without a course">
        {() => (
          <>
            <Sparkline values={sales} className="w-32" />
            <Sparkline
              values={sales}
              open={open.map(({ provisional }) => provisional === true)}
              buckets={open.map(({ day }) => day)}
              range={range}
              className="w-32"
            />
            <Sparkline values={[null, 3]} className="w-32" />
          </>
        )}
      </StatePair>
      <StatePair title="Timeline">
        {(theme) => (
          <Timeline
            label={`Campaigns, ${theme}`}
            bars={bars}
            start="2026-01-01"
            end="2026-08-31"
            today="2026-04-10"
          />
        )}
      </StatePair>
    </TodayProvider>
  );
}
