import { ageOf } from '@/lib/base/clock';
import type { Session } from '@/lib/data/store/engine/store';
import { type FreshLedger, type Ledger, nowOf } from '@/lib/data/store/workspace';
import type { SourceId } from '@/lib/data/terms/datasets';
import { addDays, countDays, type DayRange, earlierOf, laterOf, toDay } from '@/lib/data/terms/days';
import { joinRanges, listGaps } from '@/lib/data/terms/ranges/gaps';
import { firstUnsettledDay } from '@/lib/data/terms/ranges/look-back';
import type { Receipt } from '@/lib/data/terms/receipt-shape';
import { listUnreadIn } from './list-unread';
import { readRevision } from './revision';
import { isFresh, isSettled, readScopes, readWindows, type WindowRecord } from './windows';

/** The receipt of sources for a range. Days after today (UTC) are not expected. */
export async function readReceipt(
  read: Session['read'],
  ledger: Pick<Ledger, 'id' | 'now'> & Partial<FreshLedger>,
  sources: readonly SourceId[],
  range: DayRange,
  rows?: number,
): Promise<Receipt> {
  const windows = await readWindows(read, ledger.id, sources, range);
  const byScope = new Map<string, WindowRecord[]>();
  for (const source of sources) {
    // Only estimates are fetched per brand and marketplace.
    const scopes = source === 'brb' ? await readScopes(read, ledger.id, source) : [];
    for (const scope of scopes.length > 0 ? scopes : ['']) byScope.set(scopeKey({ source, scope }), []);
  }
  for (const window of windows) byScope.get(scopeKey(window))?.push(window);
  const receipt = {
    ...makeReceipt(windows, [...byScope.values()], range, nowOf(ledger)),
    revision: [await readRevision(read, ledger.id, sources, range), ledger.attributes]
      .filter(Boolean)
      .join(' '),
  };
  return rows === undefined ? receipt : { ...receipt, rows };
}

/** Windows with the same source and scope do not overlap. */
const scopeKey = ({ source, scope }: Pick<WindowRecord, 'source' | 'scope'>) => `${source} ${scope}`;

function makeReceipt(
  windows: readonly WindowRecord[],
  byScope: readonly WindowRecord[][],
  range: DayRange,
  now: Date,
): Omit<Receipt, 'revision'> {
  const today = toDay(now);
  const expected = { from: range.from, to: earlierOf(range.to, today) };
  const ok = windows.filter(({ status }) => status === 'ok');
  const missing = windows.filter(({ status }) => status === 'failed');
  const settled = ok.filter((window) => isSettled(window, now));
  const unsettled = ok.filter((window) => !isSettled(window, now));
  const pending = sum(byScope.map((inScope) => listGaps(inScope, expected).length));
  const stored = byScope.map((inScope) => inScope.filter(({ status }) => status === 'ok'));
  const days = byScope.length * Math.max(0, countDays(expected));
  const daysOf = (of: readonly WindowRecord[]) => sum(of.map((window) => overlap(window, expected)));
  const complete = missing.length === 0 && pending === 0;
  const times = (unsettled.length > 0 ? unsettled : ok).map(({ fetchedAt }) => fetchedAt).sort();
  return {
    state: complete ? 'complete' : ok.length === 0 ? 'empty' : 'partial',
    windows: {
      total: ok.length + missing.length + pending,
      ok: ok.length,
      missing: missing.length,
      pending,
    },
    gaps: joinRanges(stored.flatMap((inScope) => listGaps(inScope, expected))),
    unread: listUnreadIn(byScope, range, now),
    loadedEarly: listLoadedEarly(unsettled, expected, now),
    pages: sum(ok.map(({ pages }) => pages)),
    rows: sum(ok.map((window) => window.rows)),
    settled: days > 0 ? daysOf(settled) / days : 1,
    asOf: times[0] ?? null,
    stale: !complete || unsettled.some((window) => window.reason !== null || !isFresh(window, now)),
    reasons: [...new Set(windows.flatMap(({ reason }) => reason ?? []))].slice(0, 5),
  };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

function overlap(window: DayRange, range: DayRange): number {
  return Math.max(
    0,
    countDays({ from: laterOf(window.from, range.from), to: earlierOf(window.to, range.to) }),
  );
}

/** The days of windows past the look-back that had not settled when they were loaded. They may lack late changes. */
export function listLoadedEarly(windows: readonly WindowRecord[], range: DayRange, now: Date): DayRange[] {
  const last = earlierOf(range.to, addDays(firstUnsettledDay(toDay(now)), -1));
  return joinRanges(
    windows
      .map((window) => ({
        from: laterOf(firstEarly(window, now), range.from),
        to: earlierOf(window.to, last),
      }))
      .filter(({ from, to }) => from <= to),
  );
}

/** The first day of a window that had not settled when it was loaded. A fetch in the future settles nothing. */
function firstEarly({ from, allFinal, fetchedAt }: WindowRecord, now: Date) {
  if (!allFinal || ageOf(fetchedAt, now) < 0) return from;
  return laterOf(from, firstUnsettledDay(toDay(new Date(fetchedAt))));
}
