'use client';

import { FiguresFreshness, FreshnessPlace, type FreshnessState } from '@/components/feedback/freshness';
import { Receipt } from '@/components/feedback/receipt';
import { Button } from '@/components/ui/button';
import { RotateCw } from '@/components/ui/icons';
import { Sentence } from '@/components/ui/sentence';
import type { Receipt as LedgerReceipt } from '@/lib/data/terms/receipt-shape';
import { useLanguage } from '@/lib/language/use-language';
import type { LedgerSync } from './use-ledger-sync';

type Props = {
  /** Undefined until it is known. */
  receipt: LedgerReceipt | undefined;
  sync: LedgerSync;
};

/** How complete and fresh the figures are, with their receipt and a refresh button. */
export function LedgerFreshness({ receipt, sync }: Props) {
  const { t, format } = useLanguage();
  if (!receipt) return <FreshnessPlace />;
  const { windows, pages, rows, reasons } = receipt;
  const running = sync.progress?.state === 'running';
  return (
    <FiguresFreshness state={stateOf(receipt, sync)} asOf={receipt.asOf}>
      <Receipt
        rows={[
          [
            t('feedback.receipt.windows'),
            t('feedback.receipt.windowsOf', { ok: windows.ok, total: windows.total }),
          ],
          [t('feedback.receipt.pages'), format.count(pages)],
          [t('feedback.receipt.rows'), format.count(rows)],
          [
            t('feedback.receipt.state'),
            t(`feedback.freshness.${receipt.state === 'complete' ? 'complete' : 'partial'}`),
          ],
        ]}
      >
        {reasons.map((reason) => (
          <p key={reason} className="text-xs text-negative">
            <Sentence>{reason}</Sentence>
          </p>
        ))}
        <Button size="sm" onClick={() => sync.start(true)} pending={running}>
          {running ? null : <RotateCw aria-hidden="true" />}
          {t('feedback.receipt.readAgain')}
        </Button>
      </Receipt>
    </FiguresFreshness>
  );
}

function stateOf({ state }: LedgerReceipt, { progress, unreachable }: LedgerSync): FreshnessState {
  if (progress?.state === 'running') return progress.trouble ? 'failed' : 'syncing';
  if (progress?.state === 'failed' || unreachable !== null) return 'failed';
  return state === 'complete' ? 'complete' : 'partial';
}
