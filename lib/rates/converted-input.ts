import type { DatasetName } from '@/lib/ledger/datasets';
import type { DayRange } from '@/lib/ledger/days';
import type { Filters } from '@/lib/ledger/query/query-parameters';
import type { ConvertedInput } from './converted-query';
import { moneyDatasets } from './converted-shape';

type Shown = { dataset: DatasetName; range: DayRange; filters: Filters };

/** What a page asks about the rows it shows, every currency; null where they carry no money. */
export function convertedInput({ dataset, range, filters }: Shown): ConvertedInput | null {
  const money = moneyDatasets.find((name) => name === dataset);
  return money ? { dataset: money, ...range, ...filters } : null;
}
