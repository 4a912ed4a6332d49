import { readShareView, type ShareView } from '@/components/export/share-view';
import type { Translate } from '@/lib/language/translate';
import type { SharePage } from '@/lib/pages/shared-page';
import { describeNarrowing } from './describe-narrowing';
import type { Explorer } from './explorer';

type Shown = {
  explorer: Explorer;
  page: SharePage;
  name: string;
  /** The shown currency; null if there is only one or if all are shown. */
  currency: string | null;
};

/** What a report shares: the parameters of its address, and the currency that it shows. */
export function shareExplorer(
  t: Translate,
  { explorer, page, name, currency }: Shown,
  address: string,
): ShareView {
  const { range: _, currency: __, ...given } = Object.fromEntries(new URLSearchParams(address));
  const input = { ...given, ...(currency ? { currency } : {}), ...explorer.range };
  return readShareView({ page, name, filters: describeNarrowing(t, explorer, currency) }, input, address);
}
