import { addDays, type Day, type DayRange, eachDay } from '@/lib/data/days';
import { touchesGap } from '@/lib/data/ranges/gaps';
import { type Units, unitsText } from '@/lib/data/units';
import type { MetricFacts, Side } from './alert-shape';
import { makeReceipt } from './fact-receipt';
import type { History } from './history';

/** How a kind judges a figure. `compared` is null unless the kind compares. Null: within the limit. */
export type Judge = (value: Units, compared: Units | null) => Side | null;

/** A figure of the last `days` days, compared with those `shift` days earlier; a `shift` of 0 compares nothing. */
export type Figure = { days: number; shift: number; judge: Judge };

/** The range that ends on a day, and the one it is compared with. */
function rangesOf({ days, shift }: Figure, day: Day): { range: DayRange; compared: DayRange | null } {
  const range = { from: addDays(day, 1 - days), to: day };
  if (shift === 0) return { range, compared: null };
  return { range, compared: { from: addDays(range.from, -shift), to: addDays(range.to, -shift) } };
}

const isKnown = ({ range, unread }: History, days: DayRange): boolean =>
  days.from >= range.from && days.to <= range.to && !touchesGap(days, unread);

const sum = ({ sums }: History, days: DayRange): Units =>
  eachDay(days).reduce((total, day) => total + (sums.get(day) ?? 0n), 0n);

/** On which side of its limit a figure is on a day. Undefined while any of its days is not stored completely. */
function sideOn(history: History, figure: Figure, day: Day): Side | null | undefined {
  const { range, compared } = rangesOf(figure, day);
  if (!isKnown(history, range) || (compared && !isKnown(history, compared))) return undefined;
  return figure.judge(sum(history, range), compared && sum(history, compared));
}

/** Whether the figure crosses its limit on a day: it is beyond it, and was not on the day before. Undefined if unknown. */
function crossesOn(history: History, figure: Figure, day: Day): boolean | undefined {
  const [before, now] = [sideOn(history, figure, addDays(day, -1)), sideOn(history, figure, day)];
  return before === undefined || now === undefined ? undefined : now !== null && now !== before;
}

/** The days of a range on which the figure crosses its limit, and how many days cannot be judged. */
export function listCrossings(history: History, figure: Figure, range: DayRange) {
  const judged = eachDay(range).map((day) => ({ day, crosses: crossesOn(history, figure, day) }));
  return {
    days: judged.flatMap(({ day, crosses }) => (crosses ? [day] : [])),
    unknown: judged.filter(({ crosses }) => crosses === undefined).length,
  };
}

/** Whether the figure is beyond its limit on a day. Not while that is unknown. */
export const isBeyond = (history: History, figure: Figure, day: Day): boolean =>
  Boolean(sideOn(history, figure, day));

/** What the figure of a day is computed from. Null if it is unknown or within the limit. */
export function factsOn(history: History, figure: Figure, day: Day, today: Day): MetricFacts | null {
  const side = sideOn(history, figure, day);
  return side ? describeFigure(history, figure, { day, today, side }) : null;
}

/** What an alert of a day, which was on this side, reads now that it is not. Null if it still is, or that is unknown. */
export function takenBack(
  history: History,
  figure: Figure,
  { day, today, side }: { day: Day; today: Day; side: Side },
): MetricFacts | null {
  const now = sideOn(history, figure, day);
  return now === undefined || now === side ? null : describeFigure(history, figure, { day, today, side });
}

function describeFigure(
  history: History,
  figure: Figure,
  { day, today, side }: { day: Day; today: Day; side: Side },
): MetricFacts {
  const { range, compared } = rangesOf(figure, day);
  return {
    side,
    value: unitsText(sum(history, range)),
    compared: compared && { range: compared, value: unitsText(sum(history, compared)) },
    ...makeReceipt(history, { range, compared, today }),
  };
}
