import type { Found } from './found';
import type { ActionKind } from './today-shape';

/** Actions of one kind that are shown. The others wait until these are done or put away. */
const mostAlike = 3;

/** What everything else depends on comes first. */
const first: readonly ActionKind[] = ['key', 'refresh', 'channel', 'work', 'mail'];

/**
 * The most at stake first. An amount counts as the number of average orders that it is. `orderValues`: what an order brings by
 * currency, in major units.
 */
export function rankActions(found: readonly Found[], orderValues: ReadonlyMap<string, number>): Found[] {
  const rank = ({ kind }: Found) => (first.includes(kind) ? first.indexOf(kind) : first.length);
  const ordersOf = ({ stake }: Found) =>
    stake === null ? 0 : Number(stake.amount) / (orderValues.get(stake.currency) || 1);
  const counts = new Map<ActionKind, number>();
  return found
    .toSorted((a, b) => rank(a) - rank(b) || ordersOf(b) - ordersOf(a))
    .filter(({ kind }) => {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      return (counts.get(kind) ?? 0) <= mostAlike;
    });
}
