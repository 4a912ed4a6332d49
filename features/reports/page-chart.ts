import type { Summary } from '@/lib/data/read/summary/summary-shape';
import type { Day } from '@/lib/data/terms/days';
import { buildGroupChart, buildTotalChart } from '@/lib/pages/chart';
import { metricInfo } from '@/lib/pages/metric-info';
import { nameSeries } from '@/lib/pages/name-series';
import { clockOf } from '@/lib/pages/open-bucket';
import type { Draw } from '@/lib/pages/page';
import type { Explorer } from './explorer';

type Shown = {
  explorer: Pick<Explorer, 'metric' | 'group' | 'split'>;
  total: Summary;
  groups: Summary | null;
  currency: string | null;
  today: Day;
};

/** The chart of a report in one currency; null without figures in it. */
export function drawExplorer({ explorer, total, groups, currency, today }: Shown): Draw | null {
  const { metric, group, split } = explorer;
  const { range, grain, comparedRange } = total;
  const find = (summary: Summary | null) => summary?.currencies.find((entry) => entry.currency === currency);
  const entry = find(total);
  if (!entry) return null;
  const clock = clockOf(total, today);
  const byGroup = split && group ? find(groups) : undefined;
  return ({ t }, canWrite) => {
    const lines = byGroup && group ? buildGroupChart(t, byGroup, metric, group, clock) : null;
    const isSplit = lines?.series.every(({ label }) => canWrite(label)) === true;
    return {
      ...(isSplit && lines ? lines : buildTotalChart(t, entry, metric, total, clock)),
      title: nameSeries(t, { metric, grain, currency, group: isSplit ? group : null }),
      metric,
      currency,
      grain,
      range,
      comparedRange,
      today,
      kind: isSplit || metricInfo[metric].unit === 'rate' ? 'line' : 'area',
    };
  };
}
