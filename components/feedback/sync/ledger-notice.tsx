'use client';

import type { DatasetName } from '@/lib/data/terms/datasets';
import type { DayRange } from '@/lib/data/terms/days';
import type { Receipt } from '@/lib/data/terms/receipt-shape';
import { useLanguage } from '@/lib/language/use-language';
import { SyncNotice } from './sync-notice';
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
  const partial = [...receipts, ...comparedReceipts].some(({ state }) => state !== 'complete');
  const sync = useLedgerSync({
    sources: datasets,
    range,
    receipts,
    comparedRange: compared?.range ?? null,
    comparedReceipts,
  });
  return <SyncNotice sync={sync} label={t('feedback.sync.loading')} partial={partial} />;
}
