import { bonusCurrencies, reportCurrencies } from '@/lib/contract/marketplaces';
import { compareCurrencies } from '@/lib/language/format/currency';

/** All known currencies of API rows, in the usual order. */
export const knownCurrencies: readonly string[] = [
  ...new Set<string>([...reportCurrencies, ...bonusCurrencies]),
].sort(compareCurrencies);

const known = new Set(knownCurrencies);

export const isKnownCurrency = (code: string): boolean => known.has(code);

export const currencyProblem = `must be one of ${knownCurrencies.join(', ')}`;
