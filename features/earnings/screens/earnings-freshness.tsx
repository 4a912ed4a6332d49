import { FiguresFreshness, type FreshnessState } from '@/components/feedback/freshness';
import { Receipt } from '@/components/feedback/receipt';
import type { EarningsAnswer } from '@/features/earnings/earnings-shape';
import { useLanguage } from '@/lib/language/use-language';

type Answer = Pick<EarningsAnswer, 'receipt' | 'refreshing'>;

/** How complete and fresh the figures are, with their receipt. The request syncs them. */
export function EarningsFreshness({ answer }: { answer: Answer }) {
  const { t, format } = useLanguage();
  const { receipt } = answer;
  return (
    <FiguresFreshness state={stateOf(answer)} asOf={receipt.asOf}>
      <Receipt
        rows={[
          [t('earnings.receipt.rows'), format.count(receipt.rows)],
          [t('earnings.receipt.settled'), format.rate(receipt.settled)],
          [
            t('feedback.receipt.state'),
            t(receipt.state === 'complete' ? 'feedback.freshness.complete' : 'feedback.freshness.partial'),
          ],
        ]}
      />
    </FiguresFreshness>
  );
}

function stateOf({ receipt, refreshing }: Answer): FreshnessState {
  if (refreshing) return 'syncing';
  return receipt.state === 'complete' ? 'complete' : 'partial';
}
