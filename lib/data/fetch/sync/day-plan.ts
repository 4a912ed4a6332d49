import type { SourceId } from '@/lib/data/terms/datasets';
import { addDays, type DayRange } from '@/lib/data/terms/days';
import type { PendingRange } from './plan';

type Parts = {
  source: SourceId;
  requested: DayRange;
  /** The days of a range to fetch. */
  listPending: (range: DayRange, scopes: string[]) => Promise<PendingRange[]>;
  noteUnfetched: (ranges: readonly PendingRange[]) => Promise<void>;
  enqueue: (ranges: readonly PendingRange[]) => void;
};

/** The days of one sync: those it was asked for, and those that join while it runs. */
export function makeDayPlan({ source, requested, listPending, noteUnfetched, enqueue }: Parts) {
  let planned = requested;
  /** Set while days that join are planned. */
  let scopes: string[] | null = null;

  async function plan(range: DayRange, found: string[]): Promise<void> {
    const ranges = await listPending(range, found);
    // Record unfetched brands explicitly. Otherwise a missing brand looks like a brand without rows, and a part looks
    // complete.
    if (source === 'brb') await noteUnfetched(ranges.filter(isGap));
    if (scopes) enqueue(ranges);
  }

  return {
    /** Plans the days asked for until now. Before, days that join are only recorded. */
    async begin(found: string[]): Promise<void> {
      scopes = found;
      await plan(planned, found);
    },
    async widen({ from, to }: DayRange): Promise<void> {
      if (scopes && from < planned.from) await plan({ from, to: addDays(planned.from, -1) }, scopes);
      if (scopes && to > planned.to) await plan({ from: addDays(planned.to, 1), to }, scopes);
      planned = { from, to };
    },
    /** Days that join from here on are not planned. They wait for another round. */
    end() {
      const ended = { range: planned, scopes };
      scopes = null;
      return ended;
    },
  };
}

export const isGap = ({ whole }: PendingRange) => !whole;
