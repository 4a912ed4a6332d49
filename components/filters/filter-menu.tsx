'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { ArrowLeft, ChevronRight, ListFilter, X } from '@/components/ui/icons';
import { moveInMenu } from '@/components/ui/menu-keys';
import { useLanguage } from '@/lib/language/use-language';
import { FilterVariantContext } from './filter-variant';

type MenuFilter = {
  id: string;
  label: string;
  /** How many values are chosen; none: the filter is off. */
  chosen: number;
  onRemove: () => void;
  /** A MultiSelect or IdListFilter. */
  control: ReactNode;
};

type Props = { filters: readonly MenuFilter[]; onClear: () => void };

const chip = { kind: 'chip' } as const;

/** A chip for each active filter, and one menu for all filters: a popover, on a phone a sheet. */
export function FilterMenu({ filters, onClear }: Props) {
  const { t } = useLanguage();
  const active = filters.filter(({ chosen }) => chosen > 0);
  return (
    <>
      <AddFilter filters={filters} count={active.length} />
      {active.map(({ id, label, control, onRemove }) => (
        <div key={id} data-print="chip" className="flex max-w-full shrink-0">
          <FilterVariantContext value={chip}>{control}</FilterVariantContext>
          <button
            type="button"
            aria-label={t('filters.remove', { filter: label })}
            title={t('filters.remove', { filter: label })}
            onClick={onRemove}
            className={buttonClass('secondary', 'icon', 'rounded-l-none border-l-0! border-accent!')}
          >
            <X aria-hidden="true" className="text-muted" />
          </button>
        </div>
      ))}
      {active.length > 0 ? (
        <Button variant="ghost" onClick={onClear}>
          {t('ui.clearFilters')}
        </Button>
      ) : null}
    </>
  );
}

function AddFilter({ filters, count }: { filters: readonly MenuFilter[]; count: number }) {
  const { t } = useLanguage();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [shown, show] = useState<string | null>(null);
  const current = filters.find((filter) => filter.id === shown);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (panel.current && moveInMenu(panel.current, event.key)) event.preventDefault();
  };
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        data-opens="filters"
        aria-haspopup="dialog"
        aria-expanded={open}
        className={buttonClass('secondary', 'md')}
      >
        <ListFilter aria-hidden="true" className="text-muted" />
        {t('filters.filter')}
        {count > 0 ? <span className="tabular text-muted">{count}</span> : null}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('filters.filters')}
        onToggle={(event) => {
          setOpen(event.newState === 'open');
          show(null);
        }}
        className="anchored bottom-sheet rounded sm:w-72 bg-raised shadow-overlay open:appear"
      >
        {open && current ? (
          <>
            <div className="border-b border-border p-1">
              <Button variant="ghost" size="sm" onClick={() => show(null)}>
                <ArrowLeft aria-hidden="true" />
                {t('filters.all')}
              </Button>
            </div>
            <FilterVariantContext value={{ kind: 'menu', menuId: id }}>
              {current.control}
            </FilterVariantContext>
          </>
        ) : open ? (
          <div
            role="menu"
            aria-label={t('filters.filters')}
            tabIndex={-1}
            onKeyDown={onKeyDown}
            className="p-1"
          >
            {filters.map((filter, at) => (
              <button
                key={filter.id}
                ref={at === 0 ? focusFirst : undefined}
                type="button"
                role="menuitem"
                tabIndex={at === 0 ? 0 : -1}
                onClick={() => show(filter.id)}
                className="flex min-h-8 w-full items-center gap-2 rounded px-2 text-left text-sm focus:outline-hidden hover:bg-fill focus:bg-fill touch:min-h-11"
              >
                <span className="min-w-0 flex-1 truncate">{filter.label}</span>
                {filter.chosen > 0 ? (
                  <span className="tabular text-xs text-muted">
                    {t('filters.chosen', { count: filter.chosen })}
                  </span>
                ) : null}
                <ChevronRight aria-hidden="true" className="size-4 text-muted" />
              </button>
            ))}
          </div>
        ) : null}
      </div>
    </>
  );
}

const focusFirst = (item: HTMLElement | null) => item?.focus();
