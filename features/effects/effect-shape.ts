import type { Basis } from '@/lib/data/terms/basis';
import type { Day, DayRange } from '@/lib/data/terms/days';
import type { Receipt } from '@/lib/data/terms/receipt-shape';

export const changeKinds = ['price', 'rate', 'stock', 'campaign'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Changes that are judged, the newest first. */
export const mostChanges = 200;

/** A listed price. `amount` is decimal text. */
export type Price = { amount: string; currency: string };

/** What changed. Rates are fractions in decimal text; null where the campaign has none. */
export type ChangedPart =
  | { kind: 'price'; before: Price; after: Price }
  | { kind: 'rate'; before: string; after: string }
  | { kind: 'stock'; after: 'in' | 'out' | 'active' | 'inactive' }
  | { kind: 'campaign'; after: 'began' | 'ended' };

/** What was sold since a change, beside what is expected without it. Decimal text in `currency`. */
export type Effect = {
  /** The one with the most conversions on the compared days, and the others that were sold in, which do not count. */
  currency: string;
  otherCurrencies: string[];
  sales: string;
  expected: string;
  /** Sales minus what was expected, and its range, which holds in at least 19 of 20 cases. */
  difference: string;
  low: string;
  high: string;
  /** The difference as a fraction of what was expected; null if nothing was. */
  share: number | null;
  conversions: number;
  /** Rounded. */
  expectedConversions: number;
  /** What did not change meanwhile: how many products, of the same category or of all of the marketplace, and the fraction of their own weekdays that they sold. */
  others: { of: 'category' | 'marketplace'; count: number; level: number };
};

/** Why nothing is said. */
const silences = ['tooFew', 'noOthers', 'tooEarly', 'tooFewDays', 'notLoaded'] as const;
export type Silence = (typeof silences)[number];

/** A change of a product or a campaign. */
export type Change = {
  id: string;
  subject:
    | { kind: 'product'; marketplace: string; id: string; name: string }
    | { kind: 'campaign'; id: string; name: string };
  parts: ChangedPart[];
  /** The first day (UTC) that was listed so, and the last one that was listed as before. */
  day: Day;
  since: Day;
  /** The compared days; null if there are not enough. */
  days: { before: DayRange; after: DayRange } | null;
  /** `more`, `less`: beyond chance. */
  verdict: 'more' | 'less' | 'unclear' | Silence;
  /** With `tooEarly`: the first day on which there are enough complete days. */
  ready: Day | null;
  effect: Effect | null;
};

/** Response of /api/ledger/effects. */
export type Effects = {
  range: DayRange;
  /** The newest first, at most 200, and how many there are. */
  changes: Change[];
  count: number;
  /** The days of report rows that changes are judged by, and their receipt. */
  judged: DayRange;
  receipt: Receipt;
  basis: Basis;
};
