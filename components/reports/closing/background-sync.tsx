'use client';

import { useLedgerSync } from '@/components/feedback/sync/use-ledger-sync';
import type { Statement } from '@/lib/closing/statement-shape';

/** Keeps the rows of a closed month up to date, so that later changes are shown. The closed figures stay. */
export function BackgroundSync({ fresh: { range, receipt } }: Pick<Statement, 'fresh'>) {
  useLedgerSync({
    ...{ sources: ['reports', 'brb'], range, receipts: [receipt] },
    ...{ comparedRange: null, comparedReceipt: null },
  });
  return null;
}
