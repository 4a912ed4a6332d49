'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '@/lib/base/class-names';
import { Checkbox } from './checkbox';

type Props = ComponentProps<typeof Checkbox> & { label: ReactNode; hint?: ReactNode };

export function CheckboxField({ label, hint, className, ...rest }: Props) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={cn('flex items-start gap-2.5 text-sm max-sm:min-h-11 max-sm:py-2.5', className)}
    >
      <Checkbox {...rest} id={id} className="mt-0.5" />
      <span>
        <span className="text-text">{label}</span>
        {hint ? <span className="block text-xs text-muted">{hint}</span> : null}
      </span>
    </label>
  );
}
