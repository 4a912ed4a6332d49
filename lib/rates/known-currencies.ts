import { bonusCurrencies, reportCurrencies } from '@/lib/contract/marketplaces';
import { compareCurrencies } from '@/lib/format/currency';

/** Every currency that rows of the API are known to carry, in the order of all pages. */
export const knownCurrencies: readonly string[] = [
  ...new Set<string>([...reportCurrencies, ...bonusCurrencies]),
].sort(compareCurrencies);

const known = new Set(knownCurrencies);

export const isKnownCurrency = (code: string): boolean => known.has(code);

export const currencyProblem = `must be one of ${knownCurrencies.join(', ')}`;
