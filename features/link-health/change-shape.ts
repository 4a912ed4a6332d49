import type { Basis } from '@/lib/data/terms/basis';
import type { Day, DayRange } from '@/lib/data/terms/days';

/** A listed price. `amount` is decimal text. */
export type ListedPrice = { amount: string; currency: string };

/** A product in stock of the same brand, category, marketplace and currency that was sold in 90 days, and what a sale of it pays. */
type BetterProduct = {
  id: string;
  name: string;
  /** Price times listed commission rate, decimal text. An estimate: it says nothing of how well it sells. */
  pays: string;
  /** Of the last 90 days; null for readers who may not see them. */
  conversions: number | null;
  clicks: number | null;
};

/** What happened. Rates are fractions in decimal text. */
type Happened =
  | { kind: 'back' }
  | { kind: 'price'; before: ListedPrice; after: ListedPrice }
  | { kind: 'rate'; before: string; after: string }
  | { kind: 'better'; pays: string; currency: string; better: BetterProduct };

/** A change of a product that links in use lead to. */
export type LinkChange = Happened & {
  product: { marketplace: string; id: string; name: string };
  /** The first day (UTC) that was listed so; of a better product, the day of the newest list. */
  since: Day;
  links: number;
  /** Clicks of these links in the range; null if click reports do not cover the marketplace or are not stored. */
  clicks: number | null;
};

/** Response of /api/links/changes. */
export type LinkChanges = {
  /** The last 28 complete days (UTC): of clicks, and of changes, which include today. */
  range: DayRange;
  /** Better products last, and the most clicked first: at most 100, and how many there are. */
  changes: LinkChange[];
  count: number;
  /** When the list of products was read, ISO 8601; null if it is not stored. */
  listedAt: string | null;
  basis: Basis;
};
