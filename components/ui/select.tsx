import type { ComponentProps } from 'react';
import { ChevronsUpDown } from '@/components/ui/icons';
import { cn } from '@/lib/base/class-names';
import { controlClass, controlHeight } from './control-class';

export type SelectOption = { value: string; label: string; disabled?: boolean };

type OptionGroup = { label: string; options: readonly SelectOption[] };

type Props = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly (SelectOption | OptionGroup)[];
  /** A part of a sentence, as wide as its choice where browsers can. */
  inline?: boolean;
};

/** The native select, with the right picker on a phone. Does not restore a value from an earlier visit. */
export function Select({ options, className, inline = false, ...rest }: Props) {
  return (
    <span
      data-print="words"
      className={cn('relative inline-flex min-w-0 max-w-full', className ?? (inline ? 'w-auto' : 'w-full'))}
    >
      <select
        autoComplete="off"
        {...rest}
        className={cn(
          controlClass,
          controlHeight,
          'appearance-none truncate pr-8',
          inline && 'w-auto! field-sizing-content',
        )}
      >
        {options.map((option) =>
          'options' in option ? (
            <optgroup key={option.label} label={option.label}>
              {option.options.map(showOption)}
            </optgroup>
          ) : (
            showOption(option)
          ),
        )}
      </select>
      <ChevronsUpDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 size-3.5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}

const showOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);
