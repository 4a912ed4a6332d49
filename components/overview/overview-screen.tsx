'use client';

import { useQuery } from '@tanstack/react-query';
import { useQueryStates } from 'nuqs';
import { PageHeader } from '@/components/layout/page-header';
import { formatDayRange } from '@/lib/format/day';
import type { Day } from '@/lib/ledger/days';
import { type Overview, overviewMetrics, type TopKind, topKinds } from '@/lib/overview/overview-shape';
import { wantedNames } from '@/lib/overview/wanted-names';
import { namesOptions } from '@/lib/query/names';
import { overviewOptions } from '@/lib/query/overview';
import { writeReportQuery } from '@/lib/reports/report-path';
import { CostCard } from './cost-card';
import { FigureCard } from './figure-card';
import { OverviewChart } from './overview-chart';
import { overviewSearch, toOverviewQuery } from './search-params';
import { TopCard } from './top-card';

const titles: Record<TopKind, string> = {
  products: 'Top products',
  creators: 'Top creators',
  brands: 'Top brands',
};
const groups = { products: 'product', creators: 'creator', brands: 'brand' } as const;

export function OverviewScreen({ today }: { today: Day }) {
  const [search, setSearch] = useQueryStates(overviewSearch, { history: 'push' });
  const query = toOverviewQuery(search, today);
  const { data, isPlaceholderData } = useQuery(overviewOptions(query));
  return (
    <>
      <PageHeader title="Overview" description={data ? describeRange(data) : undefined} />
      {data ? (
        <Figures
          overview={data}
          currency={search.currency}
          chart={(main) => (
            <OverviewChart
              overview={data}
              main={main}
              metric={search.metric}
              grain={search.grain}
              stale={isPlaceholderData}
              onMetric={(metric) => setSearch({ metric })}
              onGrain={(grain) => setSearch({ grain })}
            />
          )}
        />
      ) : null}
    </>
  );
}

function describeRange({ range, comparedRange }: Overview): string {
  const against = comparedRange ? ` against ${formatDayRange(comparedRange.from, comparedRange.to)}` : '';
  return `${formatDayRange(range.from, range.to)}${against} · days in UTC`;
}

type FiguresProps = {
  overview: Overview;
  currency: string | null;
  chart: (main: Overview['currencies'][number]) => React.ReactNode;
};

function Figures({ overview, currency, chart }: FiguresProps) {
  const { currencies, comparedRange, range, receipt, bonusReceipt, costs, tops } = overview;
  const names = useQuery(namesOptions(wantedNames(overview)));
  const main = currencies.find((entry) => entry.currency === currency) ?? currencies[0];
  if (!main) return null;
  const partial = receipt.state !== 'complete';
  const against = comparedRange ? `against ${formatDayRange(comparedRange.from, comparedRange.to)}` : '';
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {overviewMetrics.map((metric) => (
          <FigureCard
            key={metric}
            metric={metric}
            main={main}
            others={currencies.filter((entry) => entry !== main)}
            partial={partial}
            against={against}
          />
        ))}
      </div>
      <div className="grid gap-4 xl:grid-cols-3">
        <div className="min-w-0 xl:col-span-2">{chart(main)}</div>
        <CostCard costs={costs} partial={partial || bonusReceipt.state !== 'complete'} against={against} />
      </div>
      <div className="grid gap-4 lg:grid-cols-3">
        {topKinds.map((kind) => (
          <TopCard
            key={kind}
            title={titles[kind]}
            rows={tops[kind].filter((row) => row.currency === main.currency)}
            nameOf={(key) => names.data?.[kind][key]}
            hrefOf={(key) => writeReportQuery({ ...range, currency: main.currency, [kind]: [key] })}
            allHref={writeReportQuery({ ...range, currency: main.currency, group: groups[kind] })}
            partial={partial}
            against={against}
          />
        ))}
      </div>
    </>
  );
}
