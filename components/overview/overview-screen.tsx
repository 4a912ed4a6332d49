'use client';

import { useQuery } from '@tanstack/react-query';
import { useQueryStates } from 'nuqs';
import { writeReportQuery } from '@/components/reports/report-path';
import type { Day } from '@/lib/ledger/days';
import { overviewMetrics, type TopKind, topKinds } from '@/lib/overview/overview-shape';
import { wantedNames } from '@/lib/overview/wanted-names';
import { namesOptions } from '@/lib/query/names';
import { overviewOptions } from '@/lib/query/overview';
import { CostCard } from './cost-card';
import { FigureCard } from './figure-card';
import { overviewSearch, toOverviewQuery } from './search-params';
import { TopCard } from './top-card';

const titles: Record<TopKind, string> = {
  products: 'Top products',
  creators: 'Top creators',
  brands: 'Top brands',
};
const groups = { products: 'product', creators: 'creator', brands: 'brand' } as const;

export function OverviewScreen({ today }: { today: Day }) {
  const [search] = useQueryStates(overviewSearch, { history: 'push' });
  const { data } = useQuery(overviewOptions(toOverviewQuery(search, today)));
  const names = useQuery(namesOptions(wantedNames(data)));
  if (!data) return null;
  const main = data.currencies.find(({ currency }) => currency === search.currency) ?? data.currencies[0];
  if (!main) return null;
  const partial = data.receipt.state !== 'complete';
  const against = data.comparedRange ? `against ${data.comparedRange.from} to ${data.comparedRange.to}` : '';
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {overviewMetrics.map((metric) => (
          <FigureCard
            key={metric}
            metric={metric}
            main={main}
            others={data.currencies.filter((entry) => entry !== main)}
            partial={partial}
            against={against}
          />
        ))}
      </div>
      <div className="grid gap-5 lg:grid-cols-3">
        {topKinds.map((kind) => (
          <TopCard
            key={kind}
            title={titles[kind]}
            rows={data.tops[kind].filter(({ currency }) => currency === main.currency)}
            nameOf={(key) => names.data?.[kind][key]}
            hrefOf={(key) => writeReportQuery({ ...data.range, currency: main.currency, [kind]: [key] })}
            allHref={writeReportQuery({ ...data.range, currency: main.currency, group: groups[kind] })}
            partial={partial}
            against={against}
          />
        ))}
      </div>
      <CostCard
        costs={data.costs}
        partial={data.bonusReceipt.state !== 'complete' || partial}
        against={against}
      />
    </div>
  );
}
