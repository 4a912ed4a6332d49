import { dimensionInfo, listDimensions } from './dimensions';
import type { Explorer } from './explorer';

/** What leaves rows out, in words: `USD, 2 brands, 1 marketplace`. Empty where every row of the range is shown. */
export function describeNarrowing({ dataset, filters }: Explorer, currency: string | null): string {
  const chosen = listDimensions(dataset).flatMap((name) => {
    const { filter, label, plural } = dimensionInfo[name];
    const count = filters[filter]?.length ?? 0;
    return count > 0 ? [`${count} ${(count === 1 ? label : plural).toLowerCase()}`] : [];
  });
  return [...(currency ? [currency] : []), ...chosen].join(', ');
}
