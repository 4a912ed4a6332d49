'use client';

import { useQuery } from '@tanstack/react-query';
import { Instant } from '@/components/feedback/instant';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { NearLink } from '@/components/ui/near-link';
import { Progress } from '@/components/ui/progress';
import { formatCount } from '@/lib/format/number';
import { batchLimits } from '@/lib/links/batches/batch-limits';
import { type Batch, doneOf, totalOf } from '@/lib/links/batches/batch-shape';
import { batchesOptions } from '@/lib/query/link-batches';
import { batchLooks } from './batch-state';

export function BatchList() {
  const batches = useQuery(batchesOptions()).data?.batches ?? [];
  if (batches.length === 0) return null;
  return (
    <Card
      title="Batches"
      description={
        batches.length >= batchLimits.listed
          ? `The newest ${batchLimits.listed}. Older ones are named where the history shows one of their links.`
          : undefined
      }
      flush
    >
      <ul className="divide-y divide-border border-t border-border">
        {batches.map((batch) => (
          <BatchItem key={batch.id} batch={batch} />
        ))}
      </ul>
    </Card>
  );
}

function BatchItem({ batch }: { batch: Batch }) {
  const { label, tone } = batchLooks[batch.state];
  const { unknown, refused } = batch.counts;
  return (
    <li>
      <NearLink
        href={{ pathname: `/links/batch/${batch.id}` }}
        className="grid items-center gap-x-4 gap-y-1.5 px-4 py-3 hover:bg-fill sm:grid-cols-[minmax(0,1fr)_180px_auto]"
      >
        <span className="min-w-0">
          <span className="block truncate text-sm font-medium">{batch.name}</span>
          <span className="block truncate text-xs text-muted">
            {batch.by ?? 'Former member'} · <Instant at={batch.createdAt} />
          </span>
        </span>
        <span className="grid gap-1">
          <span className="tabular text-xs text-muted">
            {formatCount(doneOf(batch))} of {formatCount(totalOf(batch))}
            {refused > 0 ? ` · ${formatCount(refused)} refused` : ''}
            {unknown > 0 ? ` · ${formatCount(unknown)} unknown` : ''}
          </span>
          <Progress label={`Progress of ${batch.name}`} value={doneOf(batch)} max={totalOf(batch)} />
        </span>
        <Badge tone={tone} dot className="justify-self-start sm:justify-self-end">
          {label}
        </Badge>
      </NearLink>
    </li>
  );
}
