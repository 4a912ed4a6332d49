import { compareCurrencies } from '@/lib/format/currency';
import type { Summary } from '@/lib/ledger/summary-shape';

/** The currencies of a summary, the one with the most clicks first, then as currencies go; none where rows carry no money. */
export function orderCurrencies(summary: Summary | undefined): string[] {
  const entries = (summary?.currencies ?? []).flatMap(({ currency, figures }) =>
    currency === null ? [] : [{ currency, weight: figures.clicks }],
  );
  return entries
    .sort((a, b) => b.weight - a.weight || compareCurrencies(a.currency, b.currency))
    .map(({ currency }) => currency);
}

/** The currency to show: the one asked for where there is one, all when asked so, the first otherwise. */
export function chooseCurrency(currencies: readonly string[], asked: string | null): string | 'all' | null {
  if (asked === 'all' && currencies.length > 1) return 'all';
  return currencies.find((currency) => currency === asked) ?? currencies[0] ?? null;
}

/** The part of a summary in one currency, or in each in the order that `whole` has them. */
export function pickCurrencies(
  summary: Summary,
  currency: string | null,
  whole: Summary | undefined,
): Summary {
  const order = orderCurrencies(whole);
  const place = (name: string | null) => (name === null ? -1 : order.indexOf(name));
  const currencies = summary.currencies
    .filter((entry) => currency === null || entry.currency === currency)
    .sort((a, b) => place(a.currency) - place(b.currency));
  return { ...summary, currencies };
}
