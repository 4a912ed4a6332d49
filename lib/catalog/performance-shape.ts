import type { Figures } from '@/lib/ledger/metrics';
import type { Receipt } from '@/lib/ledger/windows/receipt-shape';

/** What was sold and earned in one currency over a range. */
export type CurrencyFigures = {
  currency: string;
  figures: Figures;
  /** Commission per sales of the standard payout model alone, a fraction: what a listed rate compares with. */
  standardRate: number | null;
};

/** Which days the figures of an answer are of, and how whole they are. Days are UTC, both included. */
export type PerformanceReceipt = { from: string; to: string; receipt: Receipt };
