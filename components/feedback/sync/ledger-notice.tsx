'use client';

import { SyncProgress } from '@/components/feedback/sync-progress';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Sentence } from '@/components/ui/sentence';
import type { DatasetName } from '@/lib/data/datasets';
import type { DayRange } from '@/lib/data/days';
import type { Receipt } from '@/lib/data/windows/receipt-shape';
import { useLanguage } from '@/lib/language/use-language';
import { findTrouble } from './find-trouble';
import { useLedgerSync } from './use-ledger-sync';

type Props = {
  datasets: readonly DatasetName[];
  range: DayRange;
  /** Receipt of the figures on the page. */
  receipt: Receipt | null | undefined;
  /** Receipt and days of the compared figures. */
  compared?: { receipt: Receipt | null; range: DayRange | null };
};

/** Syncs the figures of a page, and shows progress while they are incomplete. */
export function LedgerNotice({ datasets, range, receipt, compared }: Props) {
  const { t } = useLanguage();
  const receipts = receipt ? [receipt] : [];
  const comparedReceipts = compared?.receipt ? [compared.receipt] : [];
  const partial = [...receipts, ...comparedReceipts].find(({ state }) => state !== 'complete');
  const sync = useLedgerSync({
    ...{ sources: datasets, range, receipts },
    ...{ comparedRange: compared?.range ?? null, comparedReceipts },
  });
  const { progress, unreachable, start, cancel } = sync;
  const trouble = findTrouble(sync);
  if (trouble) return trouble;
  if (unreachable) {
    return (
      <Banner
        tone="warning"
        title={t('feedback.sync.notUpdated')}
        actions={
          <Button size="sm" onClick={() => start()}>
            {t('ui.tryAgain')}
          </Button>
        }
      >
        {unreachable}
      </Banner>
    );
  }
  if (!partial) return null;
  if (progress?.state === 'running') {
    return (
      <SyncProgress
        label={t('feedback.sync.loading')}
        days={progress.days}
        rows={progress.rows}
        secondsLeft={progress.secondsLeft ?? undefined}
        onCancel={cancel}
      />
    );
  }
  if (!progress) return null;
  const reason = progress.reason ?? partial.reasons[0];
  return (
    <Banner
      tone="warning"
      title={t('feedback.sync.partial')}
      actions={
        <Button size="sm" onClick={() => start()}>
          {t('feedback.sync.loadRest')}
        </Button>
      }
    >
      {reason ? <Sentence>{reason}</Sentence> : t('feedback.sync.rowsMissing')}
    </Banner>
  );
}
