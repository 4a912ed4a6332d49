import { makeBasis, rowsBasis } from '@/lib/data/basis';
import { type DatasetName, datasets } from '@/lib/data/datasets';
import { addDays, toDay } from '@/lib/data/days';
import { readStoredBasis } from '@/lib/data/lists/read-list';
import { askedCurrencies, readUnknownValues } from '@/lib/data/values/read-unknown-values';
import { readReceipt } from '@/lib/data/windows/receipt';
import { type Ledger, nowOf } from '@/lib/data/workspace';
import type { Condition, PreviewAnswer } from './alert-shape';
import { lookedBack } from './history';
import { lookFor } from './kinds';

/** The days of the last 90 on which a rule would have fired, by stored rows. Null for kinds that tell only of the present. */
export async function previewRule(ledger: Ledger, condition: Condition): Promise<PreviewAnswer | null> {
  const { preview } = await lookFor(ledger, condition);
  if (!preview) return null;
  const { dataset, lists, judged, ...found } = await preview();
  const today = toDay(nowOf(ledger));
  const range = { from: addDays(today, -lookedBack), to: addDays(today, -1) };
  const days = judged ?? range;
  const rowsOf = async (name: DatasetName) => {
    const receipt = await readReceipt(ledger.store.read, ledger, datasets[name].sources, days);
    return rowsBasis([name], days, receipt);
  };
  const rows = dataset ? [await rowsOf(dataset)] : [];
  const stored = lists ? await readStoredBasis(ledger, lists) : [];
  const { values } = condition;
  const currencies = 'currency' in values && values.currency ? [values.currency] : [];
  const unknown = await readUnknownValues(ledger, [askedCurrencies('currency', currencies)]);
  return { range, ...found, basis: makeBasis(rows, stored, unknown) };
}
