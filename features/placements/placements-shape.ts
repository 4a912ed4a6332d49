import type { SummaryGroup } from '@/lib/data/read/summary/summary-shape';
import type { ComparedDays } from '@/lib/data/store/windows/compared-days';
import type { Basis } from '@/lib/data/terms/basis';
import type { DayRange } from '@/lib/data/terms/days';
import type { ComparedFigures, Figures } from '@/lib/data/terms/metrics';
import type { Receipt } from '@/lib/data/terms/receipt-shape';
import type { PlacementGroup } from './placements-query';

/** The products of a placement's links, and the name if there is only one. Null for links created elsewhere. */
export type PlacedProducts = { count: number; name: string | null };

export type PlacementRow = Pick<SummaryGroup, 'kind' | 'key' | 'label' | 'groups' | 'figures'> & {
  products: PlacedProducts | null;
  /** The last seven days of the range that are over, against the seven days before. Null for `other`. */
  week: ComparedFigures | null;
};

/** Response of /api/ledger/placements: placements by currency, largest first. */
export type Placements = {
  group: PlacementGroup;
  range: DayRange;
  week: DayRange;
  weekBefore: DayRange;
  /** The days of the two weeks that changes count. */
  weekDays: ComparedDays | null;
  currencies: { currency: string; figures: Figures; placements: PlacementRow[] }[];
  receipt: Receipt;
  /** Receipt of the two weeks. */
  weekReceipt: Receipt;
  basis: Basis;
};
