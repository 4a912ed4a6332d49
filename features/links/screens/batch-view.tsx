'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHeader } from '@/components/layout/page-header';
import { Badge } from '@/components/ui/badge';
import { Banner } from '@/components/ui/banner';
import { Card } from '@/components/ui/card';
import { Progress } from '@/components/ui/progress';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Sentence } from '@/components/ui/sentence';
import { type Batch, doneOf, totalOf, unsentOf } from '@/features/links/batch-shape';
import { batchOptions, isMoving } from '@/features/links/client/link-batches';
import { asOneOf } from '@/lib/base/address/parameter';
import { useSearch } from '@/lib/client/use-search';
import type { Translate } from '@/lib/language/translate';
import { useLanguage } from '@/lib/language/use-language';
import { BatchActions } from './batch-actions';
import { BatchRows } from './batch-rows';
import { batchTones } from './batch-state';

const filters = ['all', 'done', 'refused', 'unknown', 'waiting'] as const;
const batchSearch = { rows: asOneOf(filters).or('all') };
type Filter = (typeof filters)[number];

/** The progress of a batch. The server continues when the page is closed. */
export function BatchView({ id, canChange }: { id: string; canChange: boolean }) {
  const { t } = useLanguage();
  const [{ rows: filter }, setSearch] = useSearch(batchSearch);
  const [after, setAfter] = useState<readonly number[]>([]);
  const read = useQuery(batchOptions(id));
  const batch = read.data;
  if (!batch) return null;
  const counts: Record<Filter, number> = {
    all: totalOf(batch),
    done: batch.counts.made + batch.counts.existing,
    refused: batch.counts.refused,
    unknown: batch.counts.unknown,
    waiting: unsentOf(batch),
  };
  const choose = (next: Filter) => {
    setSearch({ rows: next });
    setAfter([]);
  };
  return (
    <>
      <PageHeader
        title={batch.name}
        actions={<BatchActions batch={batch} canChange={canChange} />}
        description={describe(batch, t)}
      />
      {batch.note ? (
        <Banner tone="warning" title={t('batches.view.pausedAutomatically')}>
          <Sentence>{batch.note}</Sentence>
        </Banner>
      ) : null}
      <Card>
        <div className="grid gap-2">
          <div className="flex flex-wrap items-center gap-3" aria-live="polite">
            <Badge tone={batchTones[batch.state]} dot>
              {t(`batches.states.${batch.state}`)}
            </Badge>
            <p className="tabular text-sm">
              {t('batches.view.ended', { done: doneOf(batch), total: totalOf(batch) })}
            </p>
          </div>
          <Progress label={t('batches.view.progress')} value={doneOf(batch)} max={totalOf(batch)} />
        </div>
      </Card>
      <Card flush>
        <div className="relative overflow-x-auto border-b border-border p-2">
          <SegmentedControl
            label={t('batches.rows.title')}
            value={filter}
            onChange={choose}
            options={filters.map((value) => ({
              value,
              label: t(`batches.view.${value}`, { count: counts[value] }),
            }))}
          />
        </div>
        <BatchRows id={id} filter={filter} pages={after} onPages={setAfter} moving={isMoving(batch)} />
      </Card>
    </>
  );
}

function describe({ counts }: Batch, t: Translate): string {
  const states = ['made', 'existing', 'refused', 'unknown'] as const;
  return states.map((state) => t(`batches.counts.${state}`, { count: counts[state] })).join(' · ');
}
