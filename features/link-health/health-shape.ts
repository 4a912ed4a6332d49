import type { NamedGroup } from '@/lib/data/read/groups/read-groups-of';
import type { Unavailable } from '@/lib/data/read/lists/read-unavailable-since';
import type { Basis } from '@/lib/data/terms/basis';
import type { Day, DayRange } from '@/lib/data/terms/days';
import type { ListReceipt } from '@/lib/data/terms/lists/list-receipt';

/** A link of the workspace to a product that cannot be bought. Times are ISO 8601, UTC. */
export type BrokenLink = {
  id: string;
  linkId: string;
  url: string;
  subid1: string | null;
  subid2: string | null;
  createdAt: string;
  /** Clicks since the product cannot be bought; null if click reports do not cover its marketplace or are not stored. */
  clicks: number | null;
};

/** A product that can be bought. Conversions and clicks are those of the last 90 days; null for readers who may not see them. */
export type Replacement = {
  marketplace: string;
  id: string;
  name: string;
  conversions: number | null;
  clicks: number | null;
};

/** A product that cannot be bought, and the links to it. */
export type BrokenProduct = Unavailable & {
  /** The named groups that the product is in. None for creators, who do not see groups. */
  groups: NamedGroup[];
  /** The days that its clicks are counted for: from `since`, or the last 28 days if that is unknown. */
  range: DayRange;
  /** Clicks of all its links in the range; null like those of a link. */
  clicks: number | null;
  /** Number of links to it. */
  count: number;
  /** The newest ones, at most 20. */
  links: BrokenLink[];
  /** The best ones of its brand, category and marketplace first, at most five. */
  replacements: Replacement[];
};

/** Response of /api/links/health. */
export type HealthAnswer = {
  /** Most clicks first, at most 100. */
  products: BrokenProduct[];
  /**
   * How many products and links are affected, and the clicks of those links since then, without those of `unreported`
   * products, which are unknown; null if all are.
   */
  broken: { products: number; links: number; clicks: number | null; unreported: number };
  /** Links in use that match the filter. */
  links: number;
  /** Links in use whose product the catalog has never listed. Nothing is known about them. */
  unlisted: number;
  /** The last day on which the catalog was read (UTC). */
  listedOn: Day;
  list: ListReceipt;
  basis: Basis;
};
