import type { Figures } from '@/lib/data/terms/metrics';
import type { Receipt } from '@/lib/data/terms/receipt-shape';

/** Figures in one currency over a range. */
export type CurrencyFigures = {
  currency: string;
  figures: Figures;
  /** Commission divided by sales of the standard payout model only, a fraction, for comparison with the listed rate. */
  standardRate: number | null;
};

/** The days of a response's figures, and how complete they are. Days are UTC, inclusive. */
export type PerformanceReceipt = { from: string; to: string; receipt: Receipt };
