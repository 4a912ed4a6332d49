import { compareCurrencies } from '@/lib/format/currency';
import { addSums, fromFigures, makeSums, type Sums, toFigures } from '@/lib/ledger/figures';
import type { CurrencyFigures } from './performance-shape';

/** Sums figures a currency, exactly. Rates are divided from the sums; `standardRate` is not told for a sum. */
export function addFigures(all: Iterable<readonly CurrencyFigures[]>): CurrencyFigures[] {
  const sums = new Map<string, Sums>();
  for (const each of all) {
    for (const { currency, figures } of each)
      sums.set(currency, addSums(sums.get(currency) ?? makeSums(), fromFigures(figures)));
  }
  return [...sums]
    .sort(([a], [b]) => compareCurrencies(a, b))
    .map(([currency, sum]) => ({ currency, figures: toFigures(sum), standardRate: null }));
}
