'use client';

import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/base/class-names';

type Segment<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** The name of an option whose label is an icon. */
  title?: string;
};

type Props<Value extends string> = {
  /** Names the group for screen readers. */
  label: string;
  options: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

/** Native radio buttons: arrows move between them, Tab leaves. */
export function SegmentedControl<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange, className } = props;
  const name = useId();
  return (
    <fieldset
      data-print="words"
      className={cn('inline-flex h-8 max-w-full rounded bg-fill p-0.5 max-sm:h-11', className)}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          title={option.title}
          data-segment=""
          className="relative inline-flex min-w-0 touch:min-w-11 items-center justify-center gap-1.5 rounded px-2.5 text-xs font-medium text-muted transition-colors hover:text-text has-checked:bg-selected has-checked:text-text has-checked:shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-accent max-sm:px-3 [&_svg]:size-4"
        >
          <input
            type="radio"
            autoComplete="off"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 appearance-none max-sm:-inset-y-0.5 rounded outline-none"
          />
          <span className="pointer-events-none relative truncate">
            {option.label}
            {option.title ? <span className="sr-only">{option.title}</span> : null}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
