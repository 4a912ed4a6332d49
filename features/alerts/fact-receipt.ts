import { type Basis, type ListBasis, rowsBasis } from '@/lib/data/terms/basis';
import type { DatasetName } from '@/lib/data/terms/datasets';
import { addDays, type Day, type DayRange, eachDay, laterOf } from '@/lib/data/terms/days';
import { touchesGap } from '@/lib/data/terms/ranges/gaps';
import { isOpen, lookBackDays } from '@/lib/data/terms/ranges/look-back';
import type { FactReceipt } from './alert-shape';
import type { History } from './history';

type Days = { range: DayRange; compared?: DayRange | null; today: Day };

/** The receipt of figures of a range, and of one that it is compared with. */
export function makeReceipt(
  { open, windows }: Pick<History, 'open' | 'windows'>,
  { range, compared, today }: Days,
): FactReceipt {
  const all = compared ? [range, compared] : [range];
  const times = windows.filter((window) => touchesGap(window, all)).map(({ fetchedAt }) => fetchedAt);
  const changes = all.some((days) => isOpen(days, today) || eachDay(days).some((day) => open.has(day)));
  return {
    range,
    asOf: times.sort()[0] ?? '',
    changesUntil: changes ? laterOf(addDays(range.to, lookBackDays), today) : null,
  };
}

const complete = { state: 'complete' as const, gaps: [], loadedEarly: [] };

/** The basis of an alert, which is made only of what is stored completely. */
export const completeBasis = (
  dataset: DatasetName,
  ranges: readonly DayRange[],
  lists: readonly ListBasis['name'][] = [],
): Pick<Basis, 'rows' | 'lists'> => ({
  rows: ranges.map((range) => rowsBasis([dataset], range, complete)),
  lists: lists.map((name) => ({ name, state: complete.state })),
});
