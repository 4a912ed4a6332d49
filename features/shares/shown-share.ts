import type { DayRange } from '@/lib/data/days';
import type { RelativeName } from '@/lib/data/ranges/relative-range';
import type { SharePage } from '@/lib/data/reporting/shared-page';

/** A share as it is listed, without its secret. Moments are ISO 8601, UTC. */
export type ShownShare = {
  id: string;
  name: string;
  page: SharePage;
  /** The name of a relative range, or fixed days; null if the page has none. */
  range: RelativeName | DayRange | null;
  /** The grouping and each filter, in words. */
  filters: string[];
  /** Whether it has a password. */
  locked: boolean;
  lastFour: string;
  /** Of the member who made it. */
  email: string;
  createdAt: string;
  expiresAt: string;
  expired: boolean;
  /** Views of the same minute count once. */
  views: number;
  lastViewedAt: string | null;
};
