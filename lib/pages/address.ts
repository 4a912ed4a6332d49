import { Failure } from '@/lib/base/failure';
import { writeQuery } from '@/lib/contract/query-string';
import type { Workspace } from '@/lib/data/store/workspace';
import type { Day, DayRange, Weekday } from '@/lib/data/terms/days';
import { daysOfName, isRelativeName } from '@/lib/data/terms/ranges/relative-range';
import { settleRange } from '@/lib/data/terms/ranges/settle-range';
import type { Call } from '@/lib/gateway/call';
import { accept } from '@/lib/server/http/accept';
import { type QuerySchema, readKnown } from '@/lib/server/http/read-known';
import type { Address, ListInput } from './page';

/** Parameters as they are stored. `range`: a relative range, instead of the days in `search`. */
type StoredAddress = { search: string; range: string | null; weekStart: number };

/** Stored parameters on a day: a relative range becomes the days that it names then. */
export function settleAddress({ search, range, weekStart }: StoredAddress, today: Day): URLSearchParams {
  const address = new URLSearchParams(search);
  const isFixed = range === null && (address.has('from') || address.has('to'));
  const name = range ?? address.get('range');
  if (isFixed || name === null || !isRelativeName(name)) return address;
  return fixDays(address, daysOfName(name, today, weekStart as Weekday));
}

/** The days of an address. Relative ranges are settled, so no week is asked for. */
export const daysOf = ({ search, today }: Address): DayRange =>
  settleRange({ from: search.get('from'), to: search.get('to'), range: search.get('range') }, today, monday);
export const monday: Weekday = 1;

/** The same parameters with these days. */
export function fixDays(search: URLSearchParams, days: DayRange | null): URLSearchParams {
  const address = new URLSearchParams(search);
  for (const name of ['from', 'to', 'range']) address.delete(name);
  for (const [name, day] of Object.entries({ ...days })) address.set(name, day);
  return address;
}

/** A list that was never loaded cannot be shown as it is stored. */
const fetchNothing: Call = () =>
  Promise.reject(
    new Failure('busy', 'The list is still loading. Try again in a minute.', { retryAfter: 60 }),
  );

/** A workspace whose reads fetch nothing, at a moment. */
export const asStored = (workspace: Workspace, now: Date): Workspace => ({
  ...workspace,
  call: fetchNothing,
  walk: fetchNothing,
  still: true,
  now: () => now,
});

/** The request of a page as its operation reads it. Throws Failure `invalid_input`. */
export const readRequest = <Schema extends QuerySchema>(schema: Schema, input: ListInput) =>
  accept(readKnown(schema, writeQuery(input)));
