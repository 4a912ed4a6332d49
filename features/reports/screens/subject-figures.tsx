'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LedgerNotice } from '@/components/feedback/sync/ledger-notice';
import { TotalCards } from '@/components/layout/detail-screen/total-cards';
import { trendOptions } from '@/lib/client/performance';
import { pickCurrencies } from '@/lib/data/read/summary/currencies';
import type { Summary } from '@/lib/data/read/summary/summary-shape';
import type { DayRange } from '@/lib/data/terms/days';
import { Trend } from './trend';

const datasets = ['reports'] as const;

type Props = {
  subject: Parameters<typeof trendOptions>[0];
  range: DayRange;
  /** Rendered below the trend. */
  below?: (summary: Summary | undefined) => ReactNode;
};

/** Totals and trend of a brand or creator, compared with the previous range. */
export function SubjectFigures({ subject, range, below }: Props) {
  const { data, isError } = useQuery(trendOptions(subject, range));
  const summary = data && pickCurrencies(data, null, data);
  return (
    <>
      <LedgerNotice
        datasets={datasets}
        range={range}
        receipt={data?.receipt}
        compared={data && { receipt: data.comparedReceipt, range: data.comparedRange }}
      />
      {isError && !data ? null : <TotalCards summary={summary} />}
      <Trend subject={subject} range={range} height={250} />
      {below?.(summary)}
    </>
  );
}
