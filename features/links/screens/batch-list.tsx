'use client';

import { useQuery } from '@tanstack/react-query';
import { Instant } from '@/components/feedback/instant';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { NearLink } from '@/components/ui/near-link';
import { Progress } from '@/components/ui/progress';
import { batchLimits } from '@/features/links/batch-limits';
import { type Batch, doneOf, totalOf } from '@/features/links/batch-shape';
import { batchesOptions } from '@/features/links/client/link-batches';
import { useLanguage } from '@/lib/language/use-language';
import { batchTones } from './batch-state';

export function BatchList() {
  const { t } = useLanguage();
  const batches = useQuery(batchesOptions()).data?.batches ?? [];
  if (batches.length === 0) return null;
  return (
    <Card
      title={t('batches.list.title')}
      description={
        batches.length >= batchLimits.listed
          ? t('batches.list.newest', { count: batchLimits.listed })
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
  const { t } = useLanguage();
  const { unknown, refused } = batch.counts;
  return (
    <li>
      <NearLink
        href={{ pathname: `/links/batch/${batch.id}` }}
        className="grid items-center gap-x-4 gap-y-1.5 px-4 py-3 hover:bg-fill sm:grid-cols-[minmax(0,1fr)_180px_auto]"
      >
        <span className="min-w-0">
          <span className="line-clamp-2 text-sm font-medium">{batch.name}</span>
          <span className="block truncate text-xs text-muted">
            {batch.by ?? t('batches.list.formerMember')} · <Instant at={batch.createdAt} />
          </span>
        </span>
        <span className="grid gap-1">
          <span className="tabular text-xs text-muted">
            {[
              t('batches.list.done', { done: doneOf(batch), total: totalOf(batch) }),
              ...(refused > 0 ? [t('batches.counts.refused', { count: refused })] : []),
              ...(unknown > 0 ? [t('batches.counts.unknown', { count: unknown })] : []),
            ].join(' · ')}
          </span>
          <Progress
            label={t('batches.list.progress', { name: batch.name })}
            value={doneOf(batch)}
            max={totalOf(batch)}
          />
        </span>
        <Badge tone={batchTones[batch.state]} dot className="justify-self-start sm:justify-self-end">
          {t(`batches.states.${batch.state}`)}
        </Badge>
      </NearLink>
    </li>
  );
}
