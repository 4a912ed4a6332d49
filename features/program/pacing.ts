import { Decimal } from '@/lib/base/decimal';
import { addDays, type Day, type DayRange, daysBetween, earlierOf, toDay } from '@/lib/data/terms/days';

/** `unknown`: it started before the days with known commission, or some of its days are not loaded. */
type PacingState = 'upcoming' | 'early' | 'steady' | 'slow' | 'spent' | 'ended' | 'unknown';

/** A campaign's commission compared with its budget. `perDay`, `projected` and `runsOut` are estimates. */
export type Pacing = {
  state: PacingState;
  /**
   * Commission divided by budget; may exceed 1. Null without a budget, or if the commission is not completely known.
   */
  spentShare: number | null;
  /** Elapsed share of the campaign's days, 0 to 1. */
  elapsedShare: number;
  /** Whether all of its days up to yesterday were loaded after they ended. */
  loaded: boolean;
  /** The first day with known commission, if the campaign started before. */
  since: Day | null;
  daysLeft: number;
  /**
   * Average daily commission since the start, in the budget's currency. Null before the first complete day, or if the
   * commission is not completely known.
   */
  perDay: number | null;
  /** Projected commission at the end. */
  projected: number | null;
  /** The projected day when the budget is used up, if that is before the end. */
  runsOut: Day | null;
};

type Campaign = { startDate: string; endDate: string; status: string; budget: number };

/** Below this projected share of the budget, the campaign is slow. */
const slowBelow = 0.8;

/**
 * Computes a campaign's pacing from its average daily commission over complete days. `commission` covers the UTC days
 * from `from` to `to`. `unread`: those among them that do not count yet. An ended status overrides the dates.
 */
export function paceCampaign(
  campaign: Campaign,
  commission: number,
  { from: since, to: through, unread }: DayRange & { unread: readonly DayRange[] },
): Pacing {
  const { status, budget } = campaign;
  const first = toDay(new Date(campaign.startDate));
  const last = toDay(new Date(campaign.endDate));
  const planned = Math.max(1, daysBetween(first, last) + 1);
  const gone = Math.min(planned, Math.max(0, daysBetween(first, through) + 1));
  const daysLeft = planned - gone;
  const lastCounted = earlierOf(last, through);
  const loaded = !unread.some(({ from, to }) => from <= lastCounted && to >= first);
  const isComplete = first >= since && loaded;
  const spentShare = isComplete && budget > 0 ? commission / budget : null;
  const over = status === 'ENDED' || daysLeft === 0;
  const spent = status === 'OUT_OF_BUDGET' || (spentShare !== null && spentShare >= 1);
  const perDay = isComplete && gone > 0 ? commission / gone : null;
  const known = first < since ? since : null;
  const common = { spentShare, elapsedShare: gone / planned, loaded, since: known, daysLeft };
  if (over || spent) {
    return { ...common, state: over ? 'ended' : 'spent', perDay, projected: null, runsOut: null };
  }
  if (!isComplete) return { ...common, state: 'unknown', perDay, projected: null, runsOut: null };
  if (perDay === null) return { ...common, state: 'upcoming', perDay, projected: null, runsOut: null };
  const projected = commission + perDay * daysLeft;
  // In decimals: a budget that lasts for whole days is used up at the end of the last one.
  const enoughFor =
    commission > 0
      ? new Decimal(budget).minus(commission).times(gone).div(commission)
      : new Decimal(Infinity);
  const early = budget > 0 && enoughFor.lt(daysLeft);
  const slow = budget > 0 && projected < budget * slowBelow;
  return {
    ...common,
    state: early ? 'early' : slow ? 'slow' : 'steady',
    perDay,
    projected,
    runsOut: early ? addDays(through, enoughFor.ceil().toNumber()) : null,
  };
}
