import { readNames } from '@/lib/data/read/query/read-names';
import { askedCurrencies, readUnknownValues } from '@/lib/data/read/values/read-unknown-values';
import type { Ledger } from '@/lib/data/store/workspace';
import { makeBasis, rowsBasis } from '@/lib/data/terms/basis';
import { compareCurrencies } from '@/lib/language/format/currency';
import { totalCredits } from './compare-credits';
import type { CreditsQuery } from './credit';
import type { Credits } from './credit-shape';
import { readCredits } from './read-credits';

/** A page of a workspace's bonus credits beside their estimates, and the sums of all that match. */
export async function listCredits(ledger: Ledger, { top, offset, currency }: CreditsQuery): Promise<Credits> {
  const { lines, stored, range, receipt } = await readCredits(ledger);
  const matching = currency === undefined ? lines : lines.filter((line) => line.currency === currency);
  const shown = matching.slice(offset, offset + top);
  const brands = new Set(shown.map(({ brand }) => brand));
  const names = await readNames(ledger.store.read, ledger.id, 'brand', brands);
  const currencies = [...new Set(lines.map((line) => line.currency))].sort(compareCurrencies);
  const asked = currency === undefined || currencies.includes(currency) ? [] : [currency];
  return {
    credits: shown.map((line) => ({ ...line, name: names.get(line.brand) ?? null })),
    total: matching.length,
    stored,
    totals: totalCredits(matching),
    currencies,
    range,
    receipt,
    basis: makeBasis(
      [rowsBasis(['brb'], range, receipt)],
      [],
      await readUnknownValues(ledger, [askedCurrencies('currency', asked)]),
    ),
  };
}
