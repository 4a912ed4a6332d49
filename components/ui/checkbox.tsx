'use client';

import type { ComponentProps } from 'react';
import { cn } from '@/lib/base/class-names';

type Props = Omit<ComponentProps<'input'>, 'type' | 'ref'> & { indeterminate?: boolean };

/** A single element whose check mark is a background, because a table renders hundreds. */
export function Checkbox({ indeterminate = false, className, ...rest }: Props) {
  return (
    <input
      ref={(input) => {
        if (input) input.indeterminate = indeterminate;
      }}
      type="checkbox"
      autoComplete="off"
      {...rest}
      className={cn('checkbox', className)}
    />
  );
}
