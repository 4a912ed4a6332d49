'use client';

import type { ReactNode } from 'react';
import { AgainstNote } from '@/components/feedback/against-note';
import { addCounts } from '@/features/overview/add-counts';
import {
  type Overview,
  type OverviewCurrency,
  overviewMetrics,
  topKinds,
} from '@/features/overview/overview-shape';
import { convertedInput } from '@/features/rates/converted-input';
import { ConvertedPanel } from '@/features/rates/screens/converted-panel';
import { writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import { isOfCurrency } from '@/lib/data/terms/metrics';
import { useLanguage } from '@/lib/language/use-language';
import { againstOf, writeAgainst } from '@/lib/pages/caption';
import { type LinkDays, writeReportQuery } from '@/lib/pages/report-path';
import { CostCard } from './cost-card';
import { FigureCard } from './figure-card';
import { TopCard } from './top-card';

const groups = { products: 'product', creators: 'creator', brands: 'brand' } as const;

type Props = {
  overview: Overview;
  main: OverviewCurrency;
  /** Whether the reader chose the currency of `main`. Without a choice, counts are added over all currencies. */
  chosen: boolean;
  days: LinkDays;
  chart: ReactNode;
  today: ReactNode;
  goals: ReactNode;
  aside: ReactNode;
};

export function OverviewFigures({ overview, main, chosen, days, chart, today, goals, aside }: Props) {
  const language = useLanguage();
  const { currencies, receipt, bonusReceipt, costs, tops } = overview;
  const counts = chosen ? main : addCounts(main, currencies);
  const partial = receipt.state !== 'complete';
  const compared = againstOf(overview);
  const against = compared ? writeAgainst(language, compared) : '';
  return (
    <>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 xl:gap-4 print:grid-cols-4">
        {overviewMetrics.map((metric) => (
          <FigureCard
            key={metric}
            metric={metric}
            main={isOfCurrency(metric) ? main : counts}
            added={!isOfCurrency(metric) && !chosen && currencies.length > 1}
            trend={overview}
            others={isOfCurrency(metric) ? currencies.filter((entry) => entry !== main) : []}
            state={receipt.state}
            against={against}
          />
        ))}
      </div>
      <AgainstNote answer={overview} />
      {chart}
      {today}
      {goals}
      <CostCard
        costs={costs}
        currency={main.currency}
        partial={partial || bonusReceipt.state !== 'complete'}
        against={against}
      />
      <ConvertedPanel
        input={convertedInput({ dataset: 'reports', range: overview.range, filters: {} })}
        metrics={['sales', 'commission']}
        partial={partial}
      />
      <div className="grid gap-4 lg:grid-cols-3">
        {topKinds.map((kind) => (
          <TopCard
            key={kind}
            kind={kind}
            rows={tops[kind].filter(({ currency }) => currency === main.currency)}
            hrefOf={(key) =>
              writeReportQuery({
                ...days,
                currency: main.currency,
                [kind]: [writeFilterValue(groups[kind], key)],
                group: groups[kind],
              })
            }
            allHref={writeReportQuery({ ...days, currency: main.currency, group: groups[kind] })}
            fallsHref={writeReportQuery({
              ...days,
              currency: main.currency,
              group: groups[kind],
              order: 'fall',
            })}
            partial={partial}
            against={against}
          />
        ))}
      </div>
      <div className="grid gap-4 lg:grid-cols-2">{aside}</div>
    </>
  );
}
