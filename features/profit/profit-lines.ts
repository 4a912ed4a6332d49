import type { Grouping } from '@/lib/data/terms/dimensions';
import type { Translate } from '@/lib/language/translate';
import { nameGroup } from '@/lib/pages/group-names';
import type { CurrencyProfit, Profit, ProfitGroup } from './profit-shape';

/** A group, or the costs that belong to none. `overlaps`: some of its rows also count in other lines. */
export type ProfitLine = ProfitGroup & { unassigned?: true; overlaps?: boolean };

/** The groups of a currency, then the costs that belong to none. */
export function listLines(
  { groups, unassigned }: CurrencyProfit,
  overlapping: Profit['overlapping'],
): ProfitLine[] {
  const lines = groups.map((line) => ({ ...line, overlaps: overlapping.includes(line.key ?? '') }));
  return unassigned ? [...lines, { key: null, label: null, ...unassigned, unassigned: true }] : lines;
}

/** The name of a line: that of its group, or “Not assigned to a brand”. */
export function nameLine(
  t: Translate,
  group: Exclude<Grouping, 'none'>,
  line: Pick<ProfitLine, 'key' | 'label' | 'unassigned'>,
): string {
  if (!line.unassigned) return nameGroup(t, group, line);
  if (group === 'brand' || group === 'creator') return t(`profit.unassigned.${group}`);
  return t('profit.unassigned.other', { dimension: t(`dimensions.${group}.inText`) });
}
