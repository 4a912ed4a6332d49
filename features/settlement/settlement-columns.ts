import type { TextColumn } from '@/components/table/column';
import type { LookMetric } from '@/lib/data/terms/look-ages';
import type { Language } from '@/lib/language/language';
import { nameGroup } from '@/lib/pages/group-names';
import { markOverlap } from '@/lib/pages/pivot';
import type { SettlementGrouping } from './settlement-query';
import type { SettlementGroup } from './settlement-shape';
import { writeAmount } from './write-amount';

type Options = {
  group: SettlementGrouping;
  metric: LookMetric;
  currency: string;
  /** Named groups whose rows also count in other lines. */
  overlapping: readonly string[];
};

export const settledAmounts = ['reported', 'reversed', 'added', 'settled'] as const;
type SettlementColumn = TextColumn<
  SettlementGroup,
  (typeof settledAmounts)[number] | 'name' | 'share' | 'conversions' | 'days'
>;

/** Columns for a group, what its settled days lost and gained, and how large the sample is. */
export function settlementColumns(
  { t, format }: Language,
  { group, metric, currency, overlapping }: Options,
): SettlementColumn[] {
  const count = (id: 'conversions' | 'days', header: string, description: string): SettlementColumn => ({
    id,
    align: 'end',
    header,
    description,
    value: (entry) => entry[id],
    text: (entry) => format.count(entry[id]),
  });
  return [
    {
      id: 'name',
      file: ['name', 'id'],
      header: t(`dimensions.${group}.label`),
      hideable: false,
      value: (entry) => nameGroup(t, group, entry),
      text: (entry) =>
        markOverlap(t, nameGroup(t, group, entry), { overlaps: overlapping.includes(entry.key ?? '') }),
    },
    ...settledAmounts.map(
      (id): SettlementColumn => ({
        id,
        align: 'end',
        header: t(`settlement.groups.${id}.label`),
        description: t(`settlement.groups.${id}.meaning`),
        value: (entry) => Number(entry[id]),
        text: (entry) => writeAmount(format, metric, currency, entry[id]),
      }),
    ),
    {
      id: 'share',
      align: 'end',
      header: t('settlement.groups.share.label'),
      description: t('settlement.groups.share.meaning'),
      value: ({ share }) => share,
      text: ({ share }) => format.rate(share),
    },
    count('conversions', t('metrics.conversions.label'), t('settlement.groups.conversions')),
    count('days', t('settlement.groups.days.label'), t('settlement.groups.days.meaning')),
  ];
}
