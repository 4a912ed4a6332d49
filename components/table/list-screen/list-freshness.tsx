'use client';

import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle, RotateCw } from 'lucide-react';
import { Receipt } from '@/components/feedback/receipt';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Popover } from '@/components/ui/popover';
import { useClock } from '@/components/ui/use-clock';
import type { ListReceipt } from '@/lib/catalog/list-receipt';
import type { PerformanceReceipt } from '@/lib/catalog/performance-shape';
import { cn } from '@/lib/class-names';
import { formatDayRange } from '@/lib/format/day';
import { formatCount, formatQuantity } from '@/lib/format/number';
import { formatAgo } from '@/lib/format/time';

type Props = {
  noun: readonly [one: string, many: string];
  list: ListReceipt;
  performance?: PerformanceReceipt;
  /** Written by the server, so that the first words agree with it. */
  now: string;
  onRefresh: () => void;
  refreshing: boolean;
};

/** How whole a list is and when it was read; pressed, the receipt of list and figures. */
export function ListFreshness({ noun, list, performance, now, onRefresh, refreshing }: Props) {
  const clock = useClock(now);
  const busy = refreshing || list.refreshing;
  const [Icon, look] = list.problem
    ? [CircleAlert, 'text-negative']
    : busy
      ? [LoaderCircle, 'animate-spin text-accent']
      : list.complete
        ? [CircleCheck, 'text-positive']
        : [CircleDashed, 'text-warning'];
  const said = list.complete
    ? `complete · ${formatAgo(list.asOf, clock)}`
    : list.cut
      ? `first ${formatQuantity(list.loaded, ...noun)}`
      : `reading · ${formatQuantity(list.loaded, ...noun)} so far`;
  return (
    <Popover
      label="About these rows"
      align="end"
      className="w-80"
      triggerClassName={buttonClass('ghost', 'md', 'font-normal! max-w-full')}
      trigger={
        <>
          <Icon aria-hidden="true" className={cn('size-3.5!', look)} />
          <span className="tabular truncate text-xs">{said}</span>
        </>
      }
    >
      <Receipt rows={describe(noun, list, performance, clock)}>
        {list.problem ? <p className="text-xs text-negative">Last refresh: {list.problem}</p> : null}
        <Button size="sm" onClick={onRefresh} pending={busy}>
          {busy ? null : <RotateCw aria-hidden="true" />}
          Refresh the list
        </Button>
      </Receipt>
    </Popover>
  );
}

function describe(
  [, many]: Props['noun'],
  list: ListReceipt,
  performance: PerformanceReceipt | undefined,
  clock: string,
): [string, string][] {
  const state = list.complete ? 'all pages' : list.cut ? 'incomplete, the list is longer' : 'still reading';
  const rows: [string, string][] = [
    [`${many[0]?.toUpperCase()}${many.slice(1)} held`, formatCount(list.loaded)],
    ['List', state],
    ['Read', formatAgo(list.asOf, clock)],
  ];
  if (!performance) return rows;
  const { receipt, from, to } = performance;
  return [
    ...rows,
    ['Figures of', `${formatDayRange(from, to)} UTC`],
    ['Report rows', `${formatCount(receipt.rows)}, ${receipt.state}`],
    ['Figures as of', receipt.asOf ? formatAgo(receipt.asOf, clock) : 'not loaded yet'],
  ];
}
