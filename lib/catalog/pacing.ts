import { addDays, type Day, type DayRange, daysBetween, toDay } from '@/lib/ledger/days';

/** `unknown`: it began before the days whose commission is known. */
type PacingState = 'upcoming' | 'early' | 'steady' | 'slow' | 'spent' | 'ended' | 'unknown';

/** How a campaign's commission stands against its budget. All but `spentShare` is an estimate from the pace so far. */
export type Pacing = {
  state: PacingState;
  /** Commission per budget, a fraction; may pass 1. Null without a budget, and where not all of it is known. */
  spentShare: number | null;
  /** Days gone per days planned, 0 to 1. */
  elapsedShare: number;
  daysLeft: number;
  /** Commission a day, on average since the start, in the budget's currency. Null before the first whole day. */
  perDay: number | null;
  /** Commission by the end at this pace. */
  projected: number | null;
  /** The day the budget would be used up, where that is before the end. */
  runsOut: Day | null;
};

type Campaign = { startDate: string; endDate: string; status: string; budget: number };

/** Below this share of the budget by the end, money is left over. */
const slowBelow = 0.8;

/**
 * Paces a campaign by the average commission a day over the whole days it has run. The range has the UTC days
 * whose commission is in `commission`. A status that says so ends it, whatever its dates.
 */
export function paceCampaign(
  campaign: Campaign,
  commission: number,
  { from: since, to: through }: DayRange,
): Pacing {
  const { status, budget } = campaign;
  const first = toDay(new Date(campaign.startDate));
  const last = toDay(new Date(campaign.endDate));
  const planned = Math.max(1, daysBetween(first, last) + 1);
  const gone = Math.min(planned, Math.max(0, daysBetween(first, through) + 1));
  const daysLeft = planned - gone;
  const whole = first >= since;
  const spentShare = whole && budget > 0 ? commission / budget : null;
  const over = status === 'ENDED' || daysLeft === 0;
  const spent = status === 'OUT_OF_BUDGET' || (spentShare !== null && spentShare >= 1);
  const perDay = whole && gone > 0 ? commission / gone : null;
  const common = { spentShare, elapsedShare: gone / planned, daysLeft };
  if (over || spent) {
    return { ...common, state: over ? 'ended' : 'spent', perDay, projected: null, runsOut: null };
  }
  if (!whole) return { ...common, state: 'unknown', perDay, projected: null, runsOut: null };
  if (perDay === null) return { ...common, state: 'upcoming', perDay, projected: null, runsOut: null };
  const projected = commission + perDay * daysLeft;
  const enoughFor = perDay > 0 ? Math.floor((budget - commission) / perDay) : Number.POSITIVE_INFINITY;
  const early = budget > 0 && enoughFor < daysLeft;
  const slow = budget > 0 && projected < budget * slowBelow;
  return {
    ...common,
    state: early ? 'early' : slow ? 'slow' : 'steady',
    perDay,
    projected,
    runsOut: early ? addDays(through, enoughFor + 1) : null,
  };
}
