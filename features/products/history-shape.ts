import type { Basis } from '@/lib/data/terms/basis';
import type { Day, DayRange } from '@/lib/data/terms/days';
import type { ListReceipt } from '@/lib/data/terms/lists/list-receipt';
import type { Receipt } from '@/lib/data/terms/receipt-shape';
import type { ValueStep } from './value-steps';

/** Clicks of a day. Null if its rows are not loaded, or the day has not begun. */
export type DayClicks = { day: Day; clicks: number | null; mayChange: boolean };

/** Response of /api/catalog/product-history. Days are UTC. Days that no step covers are not known. */
export type ProductHistory = {
  product: { marketplace: string; id: string; name: string | null };
  range: DayRange;
  /** The day from which changes of listed values are recorded. */
  recordedSince: Day;
  /** The day on which the product was listed last; null if no list had it. */
  listedOn: Day | null;
  /** Whether the newest list has it. */
  isListed: boolean;
  /** Amounts are decimal text. */
  price: ValueStep<{ amount: string; currency: string }>[];
  /** Listed commission rates, as fractions in decimal text. */
  rate: ValueStep[];
  inStock: ValueStep<boolean>[];
  active: ValueStep<boolean>[];
  /** By day, from product reports; null if they do not cover its marketplace. */
  clicks: DayClicks[] | null;
  receipt: Receipt;
  list: ListReceipt;
  basis: Basis;
};
