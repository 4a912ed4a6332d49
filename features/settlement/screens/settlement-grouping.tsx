import { Select } from '@/components/ui/select';
import {
  type SettlementGrouping as Grouping,
  type SettlementSort,
  settlementGroups,
  settlementSorts,
} from '@/features/settlement/settlement-query';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  onGroup: (group: Grouping | null) => void;
  onRank: (rank: SettlementSort | null) => void;
  group: Grouping;
  rank: SettlementSort;
};

/** What the table groups by, and how its groups are ranked. */
export function SettlementGrouping({ onGroup, onRank, group, rank }: Props) {
  const { t } = useLanguage();
  return (
    <>
      <Select
        aria-label={t('reports.groupBy')}
        className="w-44"
        options={settlementGroups.map((value) => ({
          value,
          label: t('reports.groupedBy', { dimension: t(`dimensions.${value}.inText`) }),
        }))}
        value={group}
        onChange={({ target }) => onGroup(settlementGroups.find((name) => name === target.value) ?? null)}
      />
      <Select
        aria-label={t('settlement.rankBy')}
        className="w-60"
        options={settlementSorts.map((value) => ({ value, label: t(`settlement.ranks.${value}`) }))}
        value={rank}
        onChange={({ target }) => onRank(settlementSorts.find((name) => name === target.value) ?? null)}
      />
    </>
  );
}
