import { tupleKey } from '@/lib/base/tuple-key';
import { makeSums, toFigures } from '@/lib/data/read/figures';
import type { Session } from '@/lib/data/store/engine/store';
import type { ComparedDays } from '@/lib/data/store/windows/compared-days';
import { type FreshLedger, nowOf } from '@/lib/data/store/workspace';
import { type DayRange, toDay } from '@/lib/data/terms/days';
import type { ComparedFigures } from '@/lib/data/terms/metrics';
import { areOpen } from '@/lib/data/terms/ranges/look-back';
import type { GroupsOf } from './group-rows';
import { type GroupSums, readGroupsByKey } from './summary-groups';

/** Sums of the days that count, on both sides. */
export type ComparedGroups = { counted: readonly GroupSums[]; compared: readonly GroupSums[] };

/** Groups, and their sums in the ranges asked for. */
type Own = { keys: readonly (string | null)[]; own: readonly GroupSums[] };

/** If every day of the ranges counts, the sums that are known are used again. */
export async function readGroupChanges(
  read: Session['read'],
  context: FreshLedger,
  asked: GroupsOf,
  { keys, own }: Own,
  days: ComparedDays | null,
): Promise<ComparedGroups> {
  if (keys.length === 0 || days === null || days.counted === 0) return { counted: [], compared: [] };
  const sumIn = (ranges: readonly DayRange[]) => readGroupsByKey(read, context, { ...asked, ranges }, keys);
  const areAll = JSON.stringify(days.now) === JSON.stringify(asked.ranges);
  return { counted: areAll ? own : await sumIn(days.now), compared: await sumIn(days.before) };
}

/** What the change of a group is between, by currency and key. */
export function changeOf(
  context: FreshLedger,
  { counted, compared }: ComparedGroups,
  days: ComparedDays | null,
): (group: Pick<GroupSums, 'currency' | 'key'>) => Pick<ComparedFigures, 'counted' | 'compared'> {
  if (days === null || days.counted === 0) return () => ({ counted: null, compared: null });
  const today = toDay(nowOf(context));
  const byKey = (all: readonly GroupSums[], ranges: readonly DayRange[]) => {
    const found = new Map(all.map(({ currency, key, sums }) => [tupleKey(currency, key), sums]));
    const open = areOpen(ranges, today);
    return (id: string) => toFigures(found.get(id) ?? makeSums(), open);
  };
  const [now, before] = [byKey(counted, days.now), byKey(compared, days.before)];
  return ({ currency, key }) => {
    const id = tupleKey(currency, key);
    return { counted: now(id), compared: before(id) };
  };
}
