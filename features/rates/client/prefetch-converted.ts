import type { ConvertedInput } from '@/features/rates/converted-query';
import type { Prefetch } from '@/lib/client/api';
import { convertedOptions, reportingCurrencyOptions } from './rates';

/** Prefetches the converted amounts for the page's first paint, if the workspace has a reporting currency. */
export async function prefetchConverted(prefetch: Prefetch, input: ConvertedInput | null): Promise<void> {
  if (!input) return;
  const reporting = await prefetch(reportingCurrencyOptions());
  if (reporting?.currency) await prefetch(convertedOptions(input));
}
