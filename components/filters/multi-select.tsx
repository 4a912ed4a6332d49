'use client';

import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { later } from '@/components/ui/later';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/class-names';
import { chipClass, useFilterPlace } from './filter-place';
import { PrintedFilter } from './printed-filter';

const Panel = later(
  () => import('./multi-select-panel').then((module) => module.MultiSelectPanel),
  <Skeleton className="h-40" />,
);

type MultiSelectOption = { value: string; label: string; detail?: string };

export type MultiSelectProps = {
  /** "Brand": the filter's name on the button. */
  label: string;
  options: readonly MultiSelectOption[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** Chooses one and closes. */
  single?: boolean;
  loading?: boolean;
  /** Why there are no options, and the way to try again. */
  failure?: ReactNode;
  /** There are smaller values than the options tell; with `typed`, one of them may be chosen by typing it whole. */
  cut?: boolean;
  typed?: boolean;
  /** Somebody comes to the button: the options may be fetched. */
  onReach?: () => void;
};

/** A filter by many. Values it has no option for (a newer API's) stay chosen and are shown as they are. */
export function MultiSelect(props: MultiSelectProps) {
  const place = useFilterPlace();
  return place.kind === 'menu' ? (
    <OpenPanel {...props} menuId={place.menuId} />
  ) : (
    <SelectButton {...props} chip={place.kind === 'chip'} />
  );
}

/** The values, inside a filter menu that is open. */
function OpenPanel({ menuId, ...props }: MultiSelectProps & { menuId: string }) {
  const { onReach } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the menu shows this filter
  useEffect(() => onReach?.(), []);
  return <Panel {...props} popoverId={menuId} />;
}

function SelectButton({ chip, ...props }: MultiSelectProps & { chip: boolean }) {
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
          <span className="tabular truncate">{names.length === 1 ? names[0] : `${names.length} chosen`}</span>
        ) : null}
        <ChevronDown aria-hidden="true" className="text-muted" />
      </button>
      <div
        id={id}
        popover="auto"
        onToggle={(event) => {
          const opened = event.newState === 'open';
          setOpen(opened);
          // Assistive technology presses without coming near.
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
