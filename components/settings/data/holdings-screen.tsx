'use client';

import { useQuery } from '@tanstack/react-query';
import { ListExport } from '@/components/exports/list-export';
import { LoadFailure } from '@/components/feedback/load-failure';
import { NotRefreshed } from '@/components/feedback/not-refreshed';
import { toFailure } from '@/components/feedback/to-failure';
import { PageHeader } from '@/components/layout/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import { formatQuantity } from '@/lib/format/number';
import type { Day } from '@/lib/ledger/days';
import { holdingsOptions } from '@/lib/query/ledger';
import { HoldingCard } from './holding-card';

type Props = { manages: boolean; today: Day; now: string };

/** What the ledger stores by source, with actions to refresh or delete it. */
export function HoldingsScreen({ manages, today, now }: Props) {
  const read = useQuery(holdingsOptions());
  const { data } = read;
  const failure = toFailure(read);
  return (
    <>
      <PageHeader
        title="Data"
        description="Report rows stored here so that a year opens at once. Settled days never change. Other days are refreshed when you open a report. Days are UTC."
        actions={
          data?.sources.some(({ windows }) => windows.total > 0) ? <ListExport list="windows" /> : null
        }
      />
      <NotRefreshed read={read} />
      {failure ? (
        <LoadFailure {...failure} title="The stored data could not be listed" />
      ) : data ? (
        <>
          {data.sources.map((holding) => (
            <HoldingCard key={holding.source} holding={holding} manages={manages} today={today} now={now} />
          ))}
          <p className="text-xs text-muted">
            {formatQuantity(data.changes, 'correction')} to rows kept before{' '}
            {data.changes === 1 ? 'is' : 'are'} noted.
          </p>
        </>
      ) : (
        <Skeleton className="h-40" />
      )}
    </>
  );
}
