'use client';

import { X } from 'lucide-react';
import { PrintedFilter } from '@/components/filters/printed-filter';
import { Button } from '@/components/ui/button';
import { Select, type SelectOption } from '@/components/ui/select';
import { linkMarketplaces } from '@/lib/contract/marketplaces';
import { useLanguage } from '@/lib/language/use-language';
import { withoutSubid } from '@/lib/links/history-subid';

type Values = {
  subid: string;
  product: string;
  batch: string;
  marketplace: string;
  archived: 'no' | 'yes' | 'all';
  mine: 'no' | 'yes';
};

/** Two filters per row on a phone, the wider one for longer text. */
const wide = 'w-auto max-sm:flex-1 max-sm:basis-[56%]';
const narrow = 'w-auto max-sm:flex-1 max-sm:basis-[35%]';

type Props = { values: Values; ownOnly: boolean; onChange: (values: Partial<Values>) => void };

export function HistoryFilterBar({ values, ownOnly, onChange }: Props) {
  const { t } = useLanguage();
  const known = linkMarketplaces.some((name) => name === values.marketplace);
  return (
    <>
      <Choice
        label={t('links.marketplace')}
        className={wide}
        value={values.marketplace}
        onChange={(marketplace) => onChange({ marketplace })}
        options={[
          { value: '', label: t('history.filters.allMarketplaces') },
          ...linkMarketplaces.map((name) => ({ value: name, label: name })),
          ...(values.marketplace && !known ? [{ value: values.marketplace, label: values.marketplace }] : []),
        ]}
      />
      <Choice
        label={t('history.filters.archived')}
        className={narrow}
        value={values.archived}
        onChange={(archived) => onChange({ archived: readArchived(archived) })}
        options={[
          { value: 'no', label: t('history.filters.inUse') },
          { value: 'yes', label: t('history.filters.onlyArchived') },
          { value: 'all', label: t('history.filters.all') },
        ]}
      />
      {ownOnly ? null : (
        <Choice
          label={t('history.filters.createdBy')}
          className={narrow}
          value={values.mine}
          onChange={(mine) => onChange({ mine: mine === 'yes' ? 'yes' : 'no' })}
          options={[
            { value: 'no', label: t('history.filters.anyone') },
            { value: 'yes', label: t('history.filters.me') },
          ]}
        />
      )}
      {values.subid ? (
        <Chip
          text={
            values.subid === withoutSubid
              ? t('history.filters.withoutSubid')
              : t('history.filters.subid', { subid: values.subid })
          }
          onClear={() => onChange({ subid: '' })}
        />
      ) : null}
      {values.product ? (
        <Chip
          text={t('history.filters.product', { product: values.product })}
          onClear={() => onChange({ product: '' })}
        />
      ) : null}
      {values.batch ? (
        <Chip text={t('history.filters.oneBatch')} onClear={() => onChange({ batch: '' })} />
      ) : null}
    </>
  );
}

const readArchived = (value: string): Values['archived'] =>
  value === 'yes' || value === 'all' ? value : 'no';

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
