import type { DataColumn } from '@/components/table/column';
import { OverlapMark } from '@/components/table/overlap-mark';
import type { SettlementGroup } from '@/features/settlement/settlement-shape';
import type { LookMetric } from '@/lib/data/windows/look-ages';
import type { Language } from '@/lib/language/language';
import { writeAmount } from './write-amount';

type Options = {
  header: string;
  nameOf: (group: SettlementGroup) => string;
  metric: LookMetric;
  currency: string;
  /** Named groups whose rows also count in other lines. */
  overlapping: readonly string[];
};

const amounts = ['reported', 'reversed', 'added', 'settled'] as const;

/** Columns for a group, what its settled days lost and gained, and how large the sample is. */
export function groupColumns(
  { t, format }: Language,
  { header, nameOf, metric, currency, overlapping }: Options,
): DataColumn<SettlementGroup>[] {
  const common = { align: 'end', sortable: false } as const;
  return [
    {
      id: 'name',
      file: ['name', 'id'],
      header,
      width: 220,
      hideable: false,
      sortable: false,
      value: nameOf,
      cell: (group) => (
        <span className="flex min-w-0 gap-2">
          <span className="truncate font-medium">{nameOf(group)}</span>
          {overlapping.includes(group.key ?? '') ? <OverlapMark /> : null}
        </span>
      ),
    },
    ...amounts.map(
      (id): DataColumn<SettlementGroup> => ({
        id,
        ...common,
        header: t(`settlement.groups.${id}.label`),
        description: t(`settlement.groups.${id}.meaning`),
        value: (group) => Number(group[id]),
        cell: (group) => writeAmount(format, metric, currency, group[id]),
      }),
    ),
    {
      id: 'share',
      ...common,
      header: t('settlement.groups.share.label'),
      description: t('settlement.groups.share.meaning'),
      width: 148,
      value: ({ share }) => share,
      cell: ({ share }) => (
        <span className={share !== null && share < 0 ? 'text-negative' : ''}>{format.rate(share)}</span>
      ),
    },
    {
      id: 'conversions',
      ...common,
      header: t('metrics.conversions.label'),
      description: t('settlement.groups.conversions'),
      value: ({ conversions }) => conversions,
      cell: ({ conversions }) => format.count(conversions),
    },
    {
      id: 'days',
      ...common,
      header: t('settlement.groups.days.label'),
      description: t('settlement.groups.days.meaning'),
      width: 96,
      value: ({ days }) => days,
      cell: ({ days }) => format.count(days),
    },
  ];
}
