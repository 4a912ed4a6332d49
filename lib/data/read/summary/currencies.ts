import type { Figures } from '@/lib/data/terms/metrics';
import { compareCurrencies } from '@/lib/language/format/currency';
import type { Summary } from './summary-shape';

type Entry = { currency: string | null; figures: Pick<Figures, 'clicks'> };

/** Currencies in the usual order, whatever the filters. Empty if rows have no amounts. */
export const orderCurrencies = (all: readonly Entry[] = []): string[] =>
  all.flatMap(({ currency }) => (currency === null ? [] : [currency])).sort(compareCurrencies);

/** The currency with the most clicks, because amounts are not comparable. Null if rows have no amounts. */
export function findMainCurrency(all: readonly Entry[] = []): string | null {
  const clicksOf = (code: string) => all.find(({ currency }) => currency === code)?.figures.clicks ?? 0;
  return orderCurrencies(all).toSorted((a, b) => clicksOf(b) - clicksOf(a))[0] ?? null;
}

/** The currency to show: the requested one if it exists, all (null) if requested, otherwise the main one. */
export function chooseCurrency(
  all: readonly Entry[] | undefined,
  requested: string | null,
): string | 'all' | null {
  if (requested === 'all' && orderCurrencies(all).length > 1) return 'all';
  return chooseOneCurrency(all, requested);
}

/** Like chooseCurrency, for pages that show one currency at a time. */
export const chooseOneCurrency = (
  all: readonly Entry[] | undefined,
  requested: string | null | undefined,
): string | null => orderCurrencies(all).find((currency) => currency === requested) ?? findMainCurrency(all);

/** A summary's part for one currency, or for each in the order of `whole`. */
export function pickCurrencies(
  summary: Summary,
  currency: string | null,
  whole: Summary | undefined,
): Summary {
  const order = orderCurrencies(whole?.currencies);
  const indexOf = (name: string | null) => (name === null ? -1 : order.indexOf(name));
  const currencies = summary.currencies
    .filter((entry) => currency === null || entry.currency === currency)
    .sort((a, b) => indexOf(a.currency) - indexOf(b.currency));
  return { ...summary, currencies };
}
