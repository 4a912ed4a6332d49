'use client';

import { useEffect, useEffectEvent, useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ChevronDown } from '@/components/ui/icons';
import { later } from '@/components/ui/later';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';
import { chipClass, useFilterVariant } from './filter-variant';
import type { MultiSelectProps } from './multi-select-panel';
import { PrintedFilter } from './printed-filter';

const Panel = later(
  () => import('./multi-select-panel').then((module) => module.MultiSelectPanel),
  () => <Skeleton className="h-40" />,
);

/** A filter by several values. Chosen values without an option, such as a newer API's, stay and are shown as they are. */
export function MultiSelect(props: MultiSelectProps) {
  const variant = useFilterVariant();
  return variant.kind === 'menu' ? (
    <OpenPanel {...props} menuId={variant.menuId} />
  ) : (
    <SelectButton {...props} chip={variant.kind === 'chip'} />
  );
}

/** The panel inside an open filter menu. */
function OpenPanel({ menuId, ...props }: MultiSelectProps & { menuId: string }) {
  const reach = useEffectEvent(() => props.onReach?.());
  useEffect(() => reach(), []);
  return <Panel {...props} popoverId={menuId} />;
}

function SelectButton({ chip, ...props }: MultiSelectProps & { chip: boolean }) {
  const { t } = useLanguage();
  const { label, options, selected, onReach } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const names = selected.map((value) => options.find((option) => option.value === value)?.label ?? value);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="listbox"
        aria-expanded={open}
        onPointerEnter={onReach}
        onFocus={onReach}
        className={buttonClass(
          'secondary',
          'md',
          cn('min-w-0 max-w-64', selected.length > 0 && 'border-accent!', chip && chipClass),
        )}
      >
        <span className={selected.length > 0 ? 'text-muted' : undefined}>{label}</span>
        {names.length > 0 ? (
          <span className="tabular truncate">
            {names.length === 1 ? names[0] : t('filters.chosen', { count: names.length })}
          </span>
        ) : null}
        <ChevronDown aria-hidden="true" className="text-muted" />
      </button>
      <div
        id={id}
        popover="auto"
        onToggle={(event) => {
          const opened = event.newState === 'open';
          setOpen(opened);
          // Assistive technology presses without hover or focus.
          if (opened) onReach?.();
        }}
        className="anchored bottom-sheet rounded sm:w-72 bg-raised shadow-overlay open:appear"
      >
        {open ? <Panel {...props} popoverId={id} /> : null}
      </div>
      <PrintedFilter label={label} values={names} />
    </>
  );
}
