'use client';

import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Search } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { Listbox, ListboxOption, useListbox } from '@/components/ui/listbox';
import { cn } from '@/lib/base/class-names';
import { useFormContext } from './form';
import { FormField } from './form-field';

type Props<Option> = Pick<
  ComponentProps<typeof FormField>,
  'name' | 'label' | 'hint' | 'required' | 'optional' | 'inline' | 'autoFocus' | 'enterKeyHint'
> & {
  value: string;
  onType: (text: string) => void;
  /** What the text finds. Nothing is offered if it is empty. */
  options: readonly Option[];
  /** Names the list for screen readers. */
  listLabel: string;
  /** Identifies an option among the others. */
  keyOf: (option: Option) => string;
  onPick: (option: Option) => void;
  /** Whether Enter picks the first option before an arrow key is pressed. */
  startsAtFirst?: boolean;
  optionClassName?: string;
  /** Draws an option. */
  children: (option: Option) => ReactNode;
};

/** A combobox of a form: its text finds options below it. */
export function SearchField<Option>(props: Props<Option>) {
  const { value, onType, options, listLabel, keyOf, onPick, startsAtFirst = false, ...rest } = props;
  const { optionClassName, children, autoFocus, enterKeyHint, ...field } = rest;
  const { edit } = useFormContext();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const count = open ? options.length : 0;
  const shown = count > 0;
  const listbox = useListbox({
    values: options.map(keyOf),
    startsAtFirst: startsAtFirst && shown,
    onChoose: (chosen) => {
      const option = options.find((entry) => keyOf(entry) === chosen);
      close();
      if (!option) return;
      onPick(option);
      edit(field.name);
      // What the form knows of the old value is gone, as after typing.
      input.current?.dispatchEvent(new Event('input', { bubbles: true }));
    },
  });
  // A dialog that scrolls would cut the list.
  useEffect(() => {
    if (count > 0) document.getElementById(listbox.id)?.scrollIntoView({ block: 'nearest' });
  }, [count, listbox.id]);
  const close = () => {
    setOpen(false);
    listbox.setActive(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    listbox.field.onKeyDown(event);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setOpen(true);
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      close();
    }
  };
  return (
    <FormField {...field}>
      {({ defaultValue, ...control }) => (
        <div className={cn('relative min-w-0', field.inline && 'w-64 max-w-full')}>
          <Input
            {...control}
            {...listbox.field}
            ref={input}
            value={value}
            autoFocus={autoFocus}
            onChange={({ target }) => {
              onType(target.value);
              setOpen(true);
              listbox.setActive(null);
            }}
            onBlur={close}
            role="combobox"
            aria-expanded={shown}
            onKeyDown={onKeyDown}
            icon={<Search aria-hidden="true" />}
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint={enterKeyHint}
          />
          {shown ? (
            <Listbox
              listbox={listbox}
              label={listLabel}
              className="absolute inset-x-0 top-full z-20 mt-0.5 max-h-80 rounded bg-raised p-1 shadow-overlay"
            >
              {options.map((option) => (
                <ListboxOption
                  key={keyOf(option)}
                  listbox={listbox}
                  value={keyOf(option)}
                  className={cn('py-1.5 max-sm:py-2.5', optionClassName)}
                >
                  {children(option)}
                </ListboxOption>
              ))}
            </Listbox>
          ) : null}
        </div>
      )}
    </FormField>
  );
}
