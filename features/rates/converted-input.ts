import type { DatasetName } from '@/lib/data/terms/datasets';
import type { DayRange } from '@/lib/data/terms/days';
import type { Filters } from '@/lib/data/terms/filters/filter-dimensions';
import type { ConvertedInput } from './converted-query';
import { moneyDatasets } from './converted-shape';

type Shown = { dataset: DatasetName; range: DayRange; filters: Filters };

/** The conversion request for the rows of a page, in every currency; null if they have no amounts. */
export function convertedInput({ dataset, range, filters }: Shown): ConvertedInput | null {
  const money = moneyDatasets.find((name) => name === dataset);
  return money ? { dataset: money, ...range, ...filters } : null;
}
