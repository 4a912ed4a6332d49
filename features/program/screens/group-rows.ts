import type { CampaignGrouping } from '@/features/program/client/campaign-report';
import { programCurrency } from '@/features/program/program-shape';
import { tupleKey } from '@/lib/base/tuple-key';
import type { Summary, SummaryGroup } from '@/lib/data/read/summary/summary-shape';
import type { CurrencyFigures } from '@/lib/data/terms/lists/performance-shape';
import type { Translate } from '@/lib/language/translate';
import { nameGroup } from '@/lib/pages/group-names';

/** `key` is null for rows without one, and for the rest of the groups. */
export type CampaignGroupRow = {
  id: string;
  key: string | null;
  name: string;
  figures: readonly CurrencyFigures[];
};

type CampaignGroup = SummaryGroup & { currency: string };

/** The groups of a campaign's summary, and the rest as one group. */
export const listCampaignGroups = (summary: Summary | undefined): CampaignGroup[] =>
  (summary?.currencies ?? []).flatMap(({ currency, groups }) =>
    groups.map((group) => ({ ...group, currency: currency ?? programCurrency })),
  );

/** One row per creator or product, with its figures in each currency. */
export function toGroupRows(
  t: Translate,
  grouping: CampaignGrouping,
  groups: readonly CampaignGroup[],
): CampaignGroupRow[] {
  const rows = new Map<string, CampaignGroupRow>();
  for (const { currency, figures, ...group } of groups) {
    const { kind, key } = group;
    const id = tupleKey(kind, key);
    const previous = rows.get(id)?.figures ?? [];
    const name = nameGroup(t, grouping, group);
    rows.set(id, {
      id,
      key,
      name,
      figures: [...previous, { currency, figures, standardRate: null }],
    });
  }
  return [...rows.values()];
}
