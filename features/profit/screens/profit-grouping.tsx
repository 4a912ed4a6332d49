import { Select } from '@/components/ui/select';
import { profitDimensions } from '@/features/profit/profit-dimensions';
import type { ProfitExplorer, ProfitSearch } from '@/features/profit/profit-search';
import { type CurrencyProfit, type ProfitSort, profitSorts } from '@/features/profit/profit-shape';
import { listKnown } from '@/features/profit/profit-values';
import type { SetExplorer } from '@/features/reports/screens/use-explorer';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  search: ProfitSearch;
  setSearch: SetExplorer;
  onRank: (rank: ProfitSort | null) => void;
  explorer: ProfitExplorer;
  profit: CurrencyProfit | undefined;
};

/** What the table groups by, and which value ranks its groups. CPC break-even has one ranking. */
export function ProfitGrouping({ search, setSearch, onRank, explorer, profit }: Props) {
  const { t } = useLanguage();
  const groupOptions = profitDimensions.map((value) => ({
    value,
    label: t('reports.groupedBy', { dimension: t(`dimensions.${value}.inText`) }),
  }));
  const ranks = listKnown(profitSorts, profit);
  // Lines whose value is unknown are ranked by sales.
  const rank = profit && !ranks.includes(search.rank) ? 'sales' : search.rank;
  const rankOptions = profitSorts
    .filter((value) => value === rank || ranks.includes(value))
    .map((value) => ({
      value,
      label: t('reports.rankedBy', { metric: t(`profit.values.${value}.label`) }),
    }));
  return (
    <>
      <Select
        aria-label={t('reports.groupBy')}
        className="w-44"
        options={groupOptions}
        value={explorer.group}
        onChange={({ target }) =>
          setSearch({ group: profitDimensions.find((name) => name === target.value) ?? null })
        }
      />
      {search.show === 'all' ? (
        <Select
          aria-label={t('profit.rankBy')}
          className="w-60"
          options={rankOptions}
          value={rank}
          onChange={({ target }) => onRank(profitSorts.find((name) => name === target.value) ?? null)}
        />
      ) : null}
    </>
  );
}
