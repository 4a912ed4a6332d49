import { ever, isSettled, readWindows, type WindowRecord } from '@/lib/data/store/windows/windows';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import { type SourceId, sourceIds } from '@/lib/data/terms/datasets';
import type { Holding, Holdings } from './holding-shape';
import type { HoldingsQuery } from './holdings-query';

const maxListed: Record<HoldingsQuery['windows'], number> = { newest: 500, all: Number.POSITIVE_INFINITY };

/** Lists a workspace's stored rows by source. */
export async function listHoldings(
  context: Ledger,
  listed: HoldingsQuery = { windows: 'newest' },
): Promise<Holdings> {
  const { read } = context.store;
  const windows = await readWindows(read, context.id, sourceIds, ever);
  const [row] = await read('SELECT COUNT(*) AS count FROM ledger.changes WHERE workspace = $1', [context.id]);
  return {
    sources: sourceIds.map((source) =>
      describe(
        source,
        windows.filter((window) => window.source === source),
        maxListed[listed.windows],
        nowOf(context),
      ),
    ),
    changes: Number(row?.count ?? 0),
  };
}

function describe(source: SourceId, windows: WindowRecord[], most: number, now: Date): Holding {
  const ok = windows.filter(({ status }) => status === 'ok');
  const settled = ok.filter((window) => isSettled(window, now)).length;
  const sum = (pick: (window: WindowRecord) => number) =>
    ok.reduce((total, window) => total + pick(window), 0);
  const sorted = (pick: (window: WindowRecord) => string) => ok.map(pick).sort();
  return {
    source,
    rows: sum(({ rows }) => rows),
    pages: sum(({ pages }) => pages),
    windows: {
      total: windows.length,
      settled,
      unsettled: ok.length - settled,
      failed: windows.length - ok.length,
    },
    from: sorted(({ from }) => from)[0] ?? null,
    to: sorted(({ to }) => to).at(-1) ?? null,
    oldestFetch: sorted(({ fetchedAt }) => fetchedAt)[0] ?? null,
    newestFetch: sorted(({ fetchedAt }) => fetchedAt).at(-1) ?? null,
    list: windows
      .sort((a, b) => (a.from < b.from ? 1 : -1))
      .slice(0, most)
      .map((window) => ({
        from: window.from,
        to: window.to,
        scope: window.scope,
        status: window.status,
        settled: isSettled(window, now),
        rows: window.rows,
        pages: window.pages,
        fetchedAt: window.fetchedAt,
        reason: window.reason,
      })),
  };
}
