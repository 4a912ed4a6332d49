'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NotRefreshed } from '@/components/feedback/not-refreshed';
import { PageHeader } from '@/components/layout/page-header';
import { Badge } from '@/components/ui/badge';
import { Banner } from '@/components/ui/banner';
import { Card } from '@/components/ui/card';
import { Progress } from '@/components/ui/progress';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { asOneOf } from '@/lib/address/parameter';
import { useSearch } from '@/lib/address/use-search';
import { formatCount, formatQuantity } from '@/lib/format/number';
import { type Batch, doneOf, totalOf, unsentOf } from '@/lib/links/batches/batch-shape';
import { batchOptions, isMoving } from '@/lib/query/link-batches';
import { BatchActions } from './batch-actions';
import { BatchRows } from './batch-rows';
import { batchLooks } from './batch-state';

const filters = ['all', 'done', 'refused', 'unknown', 'waiting'] as const;
const batchSearch = { rows: asOneOf(filters).or('all') };
type Filter = (typeof filters)[number];

/** A batch as it runs. The page may be left and opened again: the server goes on. */
export function BatchView({ id, canChange }: { id: string; canChange: boolean }) {
  const [{ rows: filter }, setSearch] = useSearch(batchSearch);
  const [after, setAfter] = useState<readonly number[]>([]);
  const read = useQuery(batchOptions(id));
  const batch = read.data;
  if (!batch) return null;
  const counts: Record<Filter, [label: string, count: number]> = {
    all: ['All', totalOf(batch)],
    done: ['Created', batch.counts.made + batch.counts.existing],
    refused: ['Refused', batch.counts.refused],
    unknown: ['Unknown', batch.counts.unknown],
    waiting: ['Not sent', unsentOf(batch)],
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
        description={describe(batch)}
      />
      <NotRefreshed read={read} />
      {batch.note ? (
        <Banner tone="warning" title="Paused automatically.">
          {batch.note}
        </Banner>
      ) : null}
      <Card>
        <div className="grid gap-2">
          <div className="flex flex-wrap items-center gap-3" aria-live="polite">
            <Badge tone={batchLooks[batch.state].tone} dot>
              {batchLooks[batch.state].label}
            </Badge>
            <p className="tabular text-sm">
              {formatCount(doneOf(batch))} of {formatQuantity(totalOf(batch), 'row')} ended
            </p>
          </div>
          <Progress label="Progress of the batch" value={doneOf(batch)} max={totalOf(batch)} />
        </div>
      </Card>
      <Card flush>
        <div className="overflow-x-auto border-b border-border p-2">
          <SegmentedControl
            label="Rows"
            value={filter}
            onChange={choose}
            options={filters.map((value) => ({
              value,
              label: `${counts[value][0]} ${formatCount(counts[value][1])}`,
            }))}
          />
        </div>
        <BatchRows id={id} filter={filter} pages={after} onPages={setAfter} moving={isMoving(batch)} />
      </Card>
    </>
  );
}

function describe({ counts }: Batch): string {
  const { made, existing, refused, unknown } = counts;
  return [
    `${formatCount(made)} made`,
    `${formatCount(existing)} already existed`,
    `${formatCount(refused)} refused`,
    `${formatCount(unknown)} unknown`,
  ].join(' · ');
}
