'use client';

import { X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { linkMarketplaces } from '@/lib/contract/marketplaces';

type Values = {
  subid: string;
  product: string;
  batch: string;
  marketplace: string;
  archived: 'no' | 'yes' | 'all';
  mine: 'no' | 'yes';
};

/** Two side by side on a phone, the longer words in the wider one. */
const wide = 'w-auto max-sm:flex-1 max-sm:basis-[56%]';
const narrow = 'w-auto max-sm:flex-1 max-sm:basis-[35%]';

type Props = { values: Values; ownOnly: boolean; onChange: (values: Partial<Values>) => void };

export function HistoryFilterBar({ values, ownOnly, onChange }: Props) {
  const known = linkMarketplaces.some((name) => name === values.marketplace);
  return (
    <>
      <Select
        aria-label="Marketplace"
        className={wide}
        value={values.marketplace}
        onChange={(event) => onChange({ marketplace: event.target.value })}
        options={[
          { value: '', label: 'All marketplaces' },
          ...linkMarketplaces.map((name) => ({ value: name, label: name })),
          ...(values.marketplace && !known ? [{ value: values.marketplace, label: values.marketplace }] : []),
        ]}
      />
      <Select
        aria-label="Archived links"
        className={narrow}
        value={values.archived}
        onChange={(event) => onChange({ archived: readArchived(event.target.value) })}
        options={[
          { value: 'no', label: 'In use' },
          { value: 'yes', label: 'Archived' },
          { value: 'all', label: 'In use and archived' },
        ]}
      />
      {ownOnly ? null : (
        <Select
          aria-label="Made by"
          className={narrow}
          value={values.mine}
          onChange={(event) => onChange({ mine: event.target.value === 'yes' ? 'yes' : 'no' })}
          options={[
            { value: 'no', label: 'By everybody' },
            { value: 'yes', label: 'By me' },
          ]}
        />
      )}
      {values.subid ? (
        <Chip
          text={values.subid === 'none' ? 'Without a subid' : `Subid ${values.subid}`}
          onClear={() => onChange({ subid: '' })}
        />
      ) : null}
      {values.product ? (
        <Chip text={`Product ${values.product}`} onClear={() => onChange({ product: '' })} />
      ) : null}
      {values.batch ? <Chip text="One batch" onClear={() => onChange({ batch: '' })} /> : null}
    </>
  );
}

const readArchived = (value: string): Values['archived'] =>
  value === 'yes' || value === 'all' ? value : 'no';

function Chip({ text, onClear }: { text: string; onClear: () => void }) {
  return (
    <Button size="sm" onClick={onClear} aria-label={`Clear filter: ${text}`} className="max-w-56">
      <span className="truncate">{text}</span>
      <X aria-hidden="true" />
    </Button>
  );
}
