import { addDays, type Day, type DayRange, eachDay } from '@/lib/data/terms/days';
import { touchesGap } from '@/lib/data/terms/ranges/gaps';
import { type Units, unitsText } from '@/lib/data/terms/units';
import type { MetricFacts, Side } from './alert-shape';
import { makeReceipt } from './fact-receipt';
import type { History } from './history';
import type { PreviewCourse } from './preview-shape';

/** How a kind judges a figure. `compared` is null unless the kind compares. Null: within the limit. */
export type Judge = (value: Units, compared: Units | null) => Side | null;

/** Beyond which values a figure is told. Null: never on that side. */
type Limits = Record<Side, Units | null>;

/** A figure of the last `days` days, compared with those `shift` days earlier; a `shift` of 0 compares nothing. */
export type Figure = {
  days: number;
  shift: number;
  judge: Judge;
  /** The limits for a compared value. */
  limitsOf: (compared: Units | null) => Limits;
};

/** The range that ends on a day, and the one it is compared with. */
function rangesOf({ days, shift }: Figure, day: Day): { range: DayRange; compared: DayRange | null } {
  const range = { from: addDays(day, 1 - days), to: day };
  if (shift === 0) return { range, compared: null };
  return { range, compared: { from: addDays(range.from, -shift), to: addDays(range.to, -shift) } };
}

/** A figure on a day, and what it is compared with. */
type Reading = { value: Units; compared: Units | null };
/** The figure of a day. Undefined while any of its days is not stored completely. */
type Readings = (day: Day) => Reading | undefined;

/** Adds up once, so that the figure of a day is a subtraction. A rule may judge hundreds of histories. */
function makeReadings({ range, sums, unread }: History, { days, shift }: Figure): Readings {
  const places = new Map<Day, number>();
  let [total, missing] = [0n, 0];
  const before = [{ total, missing }];
  for (const day of eachDay(range)) {
    places.set(day, places.size);
    total += sums.get(day) ?? 0n;
    if (touchesGap({ from: day, to: day }, unread)) missing += 1;
    before.push({ total, missing });
  }
  const sumUpTo = (last: number): Units | undefined => {
    const [start, end] = [before[last + 1 - days], before[last + 1]];
    return start && end && start.missing === end.missing ? end.total - start.total : undefined;
  };
  return (day) => {
    const place = places.get(day);
    if (place === undefined) return undefined;
    const [value, compared] = [sumUpTo(place), shift === 0 ? null : sumUpTo(place - shift)];
    return value === undefined || compared === undefined ? undefined : { value, compared };
  };
}

/** On which side of its limit a figure is. Undefined if it is unknown. */
const sideOf = ({ judge }: Figure, reading: Reading | undefined): Side | null | undefined =>
  reading && judge(reading.value, reading.compared);

/**
 * The days of a range on which the figure crosses its limit: it is beyond it, and was not on the day before. `unknown`: the
 * days that cannot be judged.
 */
export function listCrossings(history: History, figure: Figure, range: DayRange) {
  const readings = makeReadings(history, figure);
  const [days, unknown]: [Day[], Day[]] = [[], []];
  let before = sideOf(figure, readings(addDays(range.from, -1)));
  for (const day of eachDay(range)) {
    const now = sideOf(figure, readings(day));
    if (before === undefined || now === undefined) unknown.push(day);
    else if (now !== null && now !== before) days.push(day);
    before = now;
  }
  return { days, unknown };
}

/** The figure by day, and its limits. */
export function drawCourse(history: History, figure: Figure, range: DayRange): PreviewCourse['points'] {
  const readings = makeReadings(history, figure);
  const write = (units: Units | null) => (units === null ? null : unitsText(units));
  return eachDay(range).map((day) => {
    const reading = readings(day);
    if (!reading) return { day, value: null, above: null, below: null };
    const { above, below } = figure.limitsOf(reading.compared);
    return { day, value: unitsText(reading.value), above: write(above), below: write(below) };
  });
}

/** Whether the figure is beyond its limit on a day. Not while that is unknown. */
export const isBeyond = (history: History, figure: Figure, day: Day): boolean =>
  Boolean(sideOf(figure, makeReadings(history, figure)(day)));

/** What the figure of a day is computed from. Null if it is unknown or within the limit. */
export function factsOn(history: History, figure: Figure, day: Day, today: Day): MetricFacts | null {
  const reading = makeReadings(history, figure)(day);
  const side = sideOf(figure, reading);
  return reading && side ? describeReading(history, figure, reading, { day, today, side }) : null;
}

/** What an alert of a day, which was on this side, reads now that it is not. Null if it still is, or that is unknown. */
export function takenBack(
  history: History,
  figure: Figure,
  told: { day: Day; today: Day; side: Side },
): MetricFacts | null {
  const reading = makeReadings(history, figure)(told.day);
  if (!reading || sideOf(figure, reading) === told.side) return null;
  return describeReading(history, figure, reading, told);
}

function describeReading(
  history: History,
  figure: Figure,
  { value, compared: before }: Reading,
  { day, today, side }: { day: Day; today: Day; side: Side },
): MetricFacts {
  const { range, compared } = rangesOf(figure, day);
  return {
    side,
    value: unitsText(value),
    compared: compared && before !== null ? { range: compared, value: unitsText(before) } : null,
    ...makeReceipt(history, { range, compared, today }),
  };
}
