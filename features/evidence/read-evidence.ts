import { withoutWorkspace } from '@/features/earnings/earnings';
import { freshen } from '@/lib/data/read/links/freshen';
import { pinStore } from '@/lib/data/store/engine/pin-store';
import type { Session } from '@/lib/data/store/engine/store';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import { type FreshLedger, type Ledger, nowOf } from '@/lib/data/store/workspace';
import { type Basis, makeBasis, rowsBasis } from '@/lib/data/terms/basis';
import { datasets } from '@/lib/data/terms/datasets';
import { type DayRange, earlierOf, toDay } from '@/lib/data/terms/days';
import type { Receipt } from '@/lib/data/terms/receipt-shape';
import type { UnknownValue } from '@/lib/data/terms/unknown-value';
import type { EvidenceQuery } from './evidence-query';
import type { Evidence } from './evidence-shape';
import { type OwnRows, ownRowsOf } from './own-rows';
import { readChanges } from './read-changes';
import { readDays } from './read-days';
import { readLines } from './read-lines';
import { readUnknown } from './read-unknown';

/** Lines and changes of an answer. The file has all of them. */
const most = { lines: 200, changes: 100 };

/**
 * What reports say about links that one person created, when it was loaded, and how it changed. Stored rows only, and never
 * those of other links. `stale`: a sync would fetch rows.
 */
export async function readEvidence(
  ledger: Ledger,
  query: EvidenceQuery,
  makerId: string,
): Promise<Evidence & { stale: boolean }> {
  const rows = ownRowsOf(query, makerId);
  const context = await freshen(ledger, rows.filters);
  const { range } = rows;
  const until = { from: range.from, to: earlierOf(range.to, toDay(nowOf(ledger))) };
  return context.store.snapshot(async (session) => {
    const receipts = await readReceipts(session.read, context, range);
    const pinned = { id: context.id, store: pinStore(context.store, session) };
    const page = { byDay: false, limit: most.lines, offset: 0 };
    const { lines, count: lineCount } = await readLines(pinned, rows, page);
    const all = { ...rows, filters: { makers: [makerId] } };
    const { links, products, brands } = query;
    const choices = links || products || brands ? (await readLines(pinned, all, page)).lines : lines;
    const { changes, count: changeCount } = await readChanges(pinned, rows, {
      limit: most.changes,
      offset: 0,
    });
    return {
      range,
      days: await readDays(session.read, context, { ...rows, range: until }, receipts),
      lines,
      lineCount,
      choices,
      changes,
      changeCount,
      receipt: withoutWorkspace(receipts.reports),
      stale: receipts.reports.stale || receipts.clicks.stale,
      basis: basisOf(range, receipts, await readUnknown(pinned, rows)),
    };
  });
}

async function readReceipts(read: Session['read'], context: FreshLedger, range: DayRange) {
  const receiptOf = (dataset: 'reports' | 'clicks') =>
    readReceipt(read, context, datasets[dataset].sources, range);
  return { reports: await receiptOf('reports'), clicks: await receiptOf('clicks') };
}

/** What evidence of these rows rests on. */
export async function readBasis(context: FreshLedger, rows: OwnRows) {
  const { range } = rows;
  const receipts = await readReceipts(context.store.read, context, range);
  const basis = basisOf(range, receipts, await readUnknown(context, rows));
  return { range, receipt: receipts.reports, basis };
}

const basisOf = (
  range: DayRange,
  { reports, clicks }: Record<'reports' | 'clicks', Receipt>,
  unknown: UnknownValue[],
): Basis =>
  makeBasis([rowsBasis(['reports'], range, reports), rowsBasis(['clicks'], range, clicks)], [], unknown);
