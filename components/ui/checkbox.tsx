'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { cn } from '@/lib/class-names';

type Props = Omit<ComponentProps<'input'>, 'type'> & { indeterminate?: boolean };

export function Checkbox({ indeterminate = false, className, ...rest }: Props) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <span className={cn('relative inline-grid size-4 shrink-0 place-items-center', className)}>
      <input
        ref={ref}
        type="checkbox"
        {...rest}
        className="peer size-4 appearance-none rounded border border-edge bg-surface transition-colors checked:border-accent-solid checked:bg-accent-solid indeterminate:border-accent-solid indeterminate:bg-accent-solid disabled:opacity-50"
      />
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        className="pointer-events-none absolute size-4 fill-none stroke-on-accent stroke-2 opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-0"
      >
        <path d="m4.5 8.5 2.5 2.5 5-5.5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        className="pointer-events-none absolute size-4 stroke-on-accent stroke-2 opacity-0 peer-indeterminate:opacity-100"
      >
        <path d="M4.5 8h7" strokeLinecap="round" />
      </svg>
    </span>
  );
}
