'use client';

import { SyncProgress } from '@/components/feedback/sync-progress';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import type { DatasetName } from '@/lib/ledger/datasets';
import { type DayRange, earlierOf } from '@/lib/ledger/days';
import type { Receipt } from '@/lib/ledger/receipt-shape';
import { useLedgerSync } from '@/lib/query/ledger-sync';

type Props = {
  datasets: readonly DatasetName[];
  range: DayRange;
  /** Of the figures on the page. */
  receipt: Receipt | null | undefined;
  /** Of what they are compared with; the range then begins with the compared days. */
  compared?: { receipt: Receipt | null; range: DayRange | null };
};

/** Has the figures of a page brought up to date, and shows how far that is while they are not whole. */
export function LedgerNotice({ datasets, range, receipt, compared }: Props) {
  const days = compared?.range ? { from: earlierOf(range.from, compared.range.from), to: range.to } : range;
  const receipts = [receipt, compared?.receipt].filter((one) => one != null);
  const stale = receipts.some((one) => one.stale);
  const partial = receipts.find((one) => one.state !== 'complete');
  const { progress, error, start, cancel } = useLedgerSync(datasets, days, stale);
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
  if (!partial) return null;
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
      {progress.reason ?? partial.reasons[0] ?? 'Not every report row of the range has been read.'}
    </Banner>
  );
}
