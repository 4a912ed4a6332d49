import type { Scope } from '@/lib/access/scopes';
import type { DayRange } from '@/lib/data/terms/days';
import type { RelativeName } from '@/lib/data/terms/ranges/relative-range';
import type { LiveList } from '@/lib/pages/live-list';
import type { SharePage } from '@/lib/pages/shared-page';
import type { ReceiptForm } from '@/lib/server/files/receipt';

/** A grant as it is listed, without its secret. Moments are ISO 8601, UTC. */
export type ShownGrant = {
  id: string;
  name: string;
  lastFour: string;
  /** Of the member who made it. */
  email: string;
  createdAt: string;
  expiresAt: string;
  expired: boolean;
  /** The longest life of new ones, if this one has a longer: it was made before the limit. */
  longerThan: number | null;
  /** Uses of the same minute count once. */
  lastUsedAt: string | null;
  /** The network of the last use, never the full address. */
  lastUsedFrom: string | null;
};

/** The part of a page or list that a grant shows. */
type ShownView = {
  /** The name of a relative range, or fixed days; null if there are none. */
  range: RelativeName | DayRange | null;
  /** The grouping and each filter, in words. */
  filters: string[];
};

export type ShownToken = ShownGrant & { scopes: Scope[] };

export type ShownAddress = ShownGrant & ShownView & { list: LiveList; receipt: ReceiptForm };

export type ShownShare = ShownGrant &
  ShownView & {
    page: SharePage;
    /** Whether it has a password. */
    locked: boolean;
    views: number;
    /** The same as `lastUsedAt`. */
    lastViewedAt: string | null;
  };
