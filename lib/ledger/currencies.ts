import { compareCurrencies } from '@/lib/format/currency';
import type { Figures } from './metrics';
import type { Summary } from './summary/summary-shape';

type Entry = { currency: string | null; figures: Pick<Figures, 'clicks'> };

/** Currencies in the one order of all pages, whatever the filters; none where rows carry no money. */
export const orderCurrencies = (all: readonly Entry[] = []): string[] =>
  all.flatMap(({ currency }) => (currency === null ? [] : [currency])).sort(compareCurrencies);

/** The currency with the most clicks: amounts do not compare. Null where rows carry no money. */
export function findMainCurrency(all: readonly Entry[] = []): string | null {
  const clicksOf = (code: string) => all.find(({ currency }) => currency === code)?.figures.clicks ?? 0;
  return orderCurrencies(all).toSorted((a, b) => clicksOf(b) - clicksOf(a))[0] ?? null;
}

/** The currency to show: the one asked for where there is one, all when asked so, the main one otherwise. */
export function chooseCurrency(
  all: readonly Entry[] | undefined,
  asked: string | null,
): string | 'all' | null {
  if (asked === 'all' && orderCurrencies(all).length > 1) return 'all';
  return chooseOneCurrency(all, asked);
}

/** As chooseCurrency, where only one is shown at a time. */
export const chooseOneCurrency = (
  all: readonly Entry[] | undefined,
  asked: string | null | undefined,
): string | null => orderCurrencies(all).find((currency) => currency === asked) ?? findMainCurrency(all);

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
