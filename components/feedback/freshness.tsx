'use client';

import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Popover } from '@/components/ui/popover';
import { useClock } from '@/components/ui/use-clock';
import { cn } from '@/lib/class-names';
import { formatQuantity } from '@/lib/format/number';
import { formatAgo } from '@/lib/format/time';

export type FreshnessState = 'complete' | 'partial' | 'syncing' | 'failed';

type Props = {
  state: FreshnessState;
  rows: number;
  /** ISO 8601 instant of the newest look at the API. */
  asOf: string;
  /** Written by the server, so that the first words agree with it. */
  now: string;
  /** The receipt: windows, pages, rows, settled share. */
  children: ReactNode;
};

const looks = {
  complete: { icon: CircleCheck, look: 'text-positive' },
  partial: { icon: CircleDashed, look: 'text-warning' },
  syncing: { icon: LoaderCircle, look: 'text-accent animate-spin' },
  failed: { icon: CircleAlert, look: 'text-negative' },
};

/** "complete · 41,200 rows · 2 min ago"; pressed, it shows the receipt. */
export function Freshness({ state, rows, asOf, now, children }: Props) {
  const clock = useClock(now);
  const { icon: Icon, look } = looks[state];
  return (
    <Popover
      label="About these figures"
      align="end"
      className="w-80"
      triggerClassName={buttonClass('ghost', 'sm', 'font-normal! max-w-full')}
      trigger={
        <>
          <Icon aria-hidden="true" className={cn('size-3.5!', look)} />
          <span className="tabular truncate">
            {state === 'syncing'
              ? state
              : `${state} · ${formatQuantity(rows, 'row')} · ${formatAgo(asOf, clock)}`}
          </span>
        </>
      }
    >
      {children}
    </Popover>
  );
}
