'use client';

import { PrintedFilter } from '@/components/filters/printed-filter';
import { Button } from '@/components/ui/button';
import { X } from '@/components/ui/icons';
import { Select, type SelectOption } from '@/components/ui/select';
import { GroupFilter } from '@/features/groups/screens/group-filter';
import { historyFilters, withoutSubid } from '@/features/links/history-filters';
import { linkMarketplaces } from '@/lib/contract/marketplaces';
import { useLanguage } from '@/lib/language/use-language';
import type { HistoryFilterState } from './use-history-filters';

/** Two filters per row on a phone, the wider one for longer text. */
const wide = 'w-auto max-sm:flex-1 max-sm:basis-[56%]';
const narrow = 'w-auto max-sm:flex-1 max-sm:basis-[35%]';

type Props = { filters: HistoryFilterState; ownOnly: boolean };

export function HistoryFilterBar({ filters, ownOnly }: Props) {
  const { t } = useLanguage();
  const { search, setSearch } = filters;
  const { subid, product, groups, batch, marketplace, archived, mine } = search;
  const known = linkMarketplaces.some((name) => name === marketplace);
  return (
    <>
      <Choice
        label={t('links.marketplace')}
        className={wide}
        value={marketplace ?? ''}
        onChange={(name) => setSearch({ marketplace: name || null })}
        options={[
          { value: '', label: t('history.filters.allMarketplaces') },
          ...linkMarketplaces.map((name) => ({ value: name, label: name })),
          ...(marketplace && !known ? [{ value: marketplace, label: marketplace }] : []),
        ]}
      />
      <Choice
        label={t('history.filters.archived')}
        className={narrow}
        value={archived}
        onChange={(value) => setSearch({ archived: historyFilters.archived.read(value) })}
        options={[
          { value: 'no', label: t('history.filters.inUse') },
          { value: 'yes', label: t('history.filters.onlyArchived') },
          { value: 'all', label: t('history.filters.all') },
        ]}
      />
      {ownOnly ? null : <GroupFilter kind="product" selected={groups} onChange={setSearch} />}
      {ownOnly ? null : (
        <Choice
          label={t('history.filters.createdBy')}
          className={narrow}
          value={mine}
          onChange={(value) => setSearch({ mine: historyFilters.mine.read(value) })}
          options={[
            { value: 'no', label: t('history.filters.anyone') },
            { value: 'yes', label: t('history.filters.me') },
          ]}
        />
      )}
      {subid ? (
        <Chip
          text={
            subid === withoutSubid ? t('history.filters.withoutSubid') : t('history.filters.subid', { subid })
          }
          onClear={() => setSearch({ subid: null })}
        />
      ) : null}
      {product ? (
        <Chip text={t('history.filters.product', { product })} onClear={() => setSearch({ product: null })} />
      ) : null}
      {batch ? (
        <Chip text={t('history.filters.oneBatch')} onClear={() => setSearch({ batch: null })} />
      ) : null}
    </>
  );
}

type ChoiceProps = {
  label: string;
  className: string;
  value: string;
  /** The first option is "all". */
  options: readonly SelectOption[];
  onChange: (value: string) => void;
};

function Choice({ label, className, value, options, onChange }: ChoiceProps) {
  const narrowed = options.slice(1).filter((option) => option.value === value);
  return (
    <>
      <Select
        aria-label={label}
        className={className}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        options={options}
      />
      <PrintedFilter label={label} values={narrowed.map((option) => option.label)} />
    </>
  );
}

function Chip({ text, onClear }: { text: string; onClear: () => void }) {
  const { t } = useLanguage();
  return (
    <>
      <Button
        size="sm"
        onClick={onClear}
        aria-label={t('history.filters.clear', { filter: text })}
        className="max-w-56"
      >
        <span className="truncate">{text}</span>
        <X aria-hidden="true" />
      </Button>
      <PrintedFilter values={[text]} />
    </>
  );
}
