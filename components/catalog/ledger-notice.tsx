'use client';

import { SyncProgress } from '@/components/feedback/sync-progress';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import type { DatasetName } from '@/lib/ledger/datasets';
import type { DayRange } from '@/lib/ledger/days';
import type { Receipt } from '@/lib/ledger/receipt-shape';
import { useLedgerSync } from '@/lib/query/ledger-sync';

type Props = { datasets: readonly DatasetName[]; range: DayRange; receipt: Receipt | undefined };

/** Has the figures of a page brought up to date, and shows how far that is while they are not whole. */
export function LedgerNotice({ datasets, range, receipt }: Props) {
  const { progress, error, start, cancel } = useLedgerSync(datasets, range, receipt?.stale ?? false);
  if (error) {
    return (
      <Banner
        tone="warning"
        title="The figures could not be brought up to date."
        actions={
          <Button size="sm" onClick={() => start()}>
            Try again
          </Button>
        }
      >
        {error.message}
      </Banner>
    );
  }
  if (!receipt || receipt.state === 'complete') return null;
  if (progress?.state === 'running') {
    return (
      <SyncProgress
        label="Reading report rows; figures are partial until then"
        windows={progress.windows}
        rows={progress.rows}
        secondsLeft={progress.secondsLeft ?? undefined}
        onCancel={cancel}
      />
    );
  }
  if (!progress) return null;
  return (
    <Banner
      tone="warning"
      title="Figures are partial."
      actions={
        <Button size="sm" onClick={() => start()}>
          Read the rest
        </Button>
      }
    >
      {progress.reason ?? receipt.reasons[0] ?? 'Not every report row of the range has been read.'}
    </Banner>
  );
}
