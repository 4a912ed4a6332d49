import type { DayRange } from '../days';
import type { Figures } from '../metrics';
import type { SummaryGroup } from '../summary/summary-shape';
import type { Receipt } from '../windows/receipt-shape';
import type { PlacementGroup } from './placements-query';

/** What the links of a placement were made for: the product's name if it is one. Null for links made elsewhere. */
export type PlacedProducts = { count: number; name: string | null };

export type PlacementRow = Pick<SummaryGroup, 'kind' | 'key' | 'label' | 'groups' | 'figures'> & {
  products: PlacedProducts | null;
  /** The seven whole days up to the end of the range, and the seven days before. Null for `other`. */
  week: { figures: Figures; compared: Figures } | null;
};

/** What /api/ledger/placements answers: placements by currency, the largest first. */
export type Placements = {
  group: PlacementGroup;
  range: DayRange;
  week: DayRange;
  weekBefore: DayRange;
  currencies: { currency: string; figures: Figures; placements: PlacementRow[] }[];
  receipt: Receipt;
  /** Of the two weeks. */
  weekReceipt: Receipt;
};
