'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { cn } from '@/lib/base/class-names';

type Options = {
  /** Values of the options that can be chosen, in the order shown. */
  values: readonly string[];
  onChoose: (value: string) => void;
  /** Makes the first option active before an arrow key is pressed. */
  startsAtFirst?: boolean;
};

export type ListboxState = ReturnType<typeof useListbox>;

/**
 * The state of a listbox below a combobox. The text field keeps the focus: arrow keys move the active option, Enter chooses
 * it. Spread `field` onto the input with `role="combobox"`.
 */
export function useListbox({ values, onChoose, startsAtFirst = true }: Options) {
  const id = useId();
  const [moved, setActive] = useState<string | null>(null);
  const active = moved !== null && values.includes(moved) ? moved : startsAtFirst ? values[0] : undefined;
  const idOf = (value: string) => `${id}-${values.indexOf(value)}`;
  const activeId = active === undefined ? undefined : idOf(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { length } = values;
    if (event.nativeEvent.isComposing || length === 0) return;
    const at = active === undefined ? -1 : values.indexOf(active);
    if (event.key === 'ArrowDown') setActive(values[(at + 1) % length] ?? null);
    else if (event.key === 'ArrowUp') setActive(values[at <= 0 ? length - 1 : at - 1] ?? null);
    else if (event.key === 'Enter' && active !== undefined) onChoose(active);
    else return;
    event.preventDefault();
  };
  return {
    id,
    active,
    /** Null returns to the state before an arrow key was pressed. */
    setActive,
    onChoose,
    idOf,
    field: {
      'aria-controls': id,
      'aria-activedescendant': activeId,
      'aria-autocomplete': 'list',
      autoComplete: 'off',
      onKeyDown,
    },
  } as const;
}

type ListboxProps = {
  listbox: ListboxState;
  label: string;
  /** Several options can be selected. */
  multiple?: boolean;
  className?: string;
  children: ReactNode;
};

export function Listbox({ listbox, label, multiple, className, children }: ListboxProps) {
  return (
    <div
      id={listbox.id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable={multiple}
      className={cn('overflow-y-auto overscroll-contain', className)}
    >
      {children}
    </div>
  );
}

type OptionProps = {
  listbox: ListboxState;
  value: string;
  /** Defaults to whether the option is active. */
  selected?: boolean;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
};

export function ListboxOption({ listbox, value, selected, disabled, className, children }: OptionProps) {
  const active = listbox.active === value;
  return (
    <button
      id={disabled ? undefined : listbox.idOf(value)}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={selected ?? active}
      aria-disabled={disabled}
      // The text field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={() => listbox.setActive(value)}
      onClick={() => !disabled && listbox.onChoose(value)}
      className={cn(
        'w-full cursor-pointer rounded px-2 text-left text-sm aria-disabled:opacity-60',
        active && 'bg-fill forced-colors:underline',
        className,
      )}
    >
      {children}
    </button>
  );
}
