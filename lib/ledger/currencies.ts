import { compareCurrencies } from '@/lib/format/currency';
import type { Figures } from './metrics';
import type { Summary } from './summary-shape';

type Entry = { currency: string | null; figures: Pick<Figures, 'clicks'> };

/** Currencies, the one with the most clicks first, then as currencies go; none where rows carry no money. */
export function orderCurrencies(all: readonly Entry[] = []): string[] {
  const entries = all.flatMap(({ currency, figures }) =>
    currency === null ? [] : [{ currency, weight: figures.clicks }],
  );
  return entries
    .sort((a, b) => b.weight - a.weight || compareCurrencies(a.currency, b.currency))
    .map(({ currency }) => currency);
}

/** The currency to show: the one asked for where there is one, all when asked so, the first otherwise. */
export function chooseCurrency(currencies: readonly string[], asked: string | null): string | 'all' | null {
  if (asked === 'all' && currencies.length > 1) return 'all';
  return chooseOneCurrency(currencies, asked);
}

/** As chooseCurrency, where only one is shown at a time. */
export const chooseOneCurrency = (
  currencies: readonly string[],
  asked: string | null | undefined,
): string | null => currencies.find((currency) => currency === asked) ?? currencies[0] ?? null;

/** The part of a summary in one currency, or in each in the order that `whole` has them. */
export function pickCurrencies(
  summary: Summary,
  currency: string | null,
  whole: Summary | undefined,
): Summary {
  const order = orderCurrencies(whole?.currencies);
  const place = (name: string | null) => (name === null ? -1 : order.indexOf(name));
  const currencies = summary.currencies
    .filter((entry) => currency === null || entry.currency === currency)
    .sort((a, b) => place(a.currency) - place(b.currency));
  return { ...summary, currencies };
}
