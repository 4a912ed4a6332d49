import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

type Props = ComponentProps<'label'> & { htmlFor: string; optional?: boolean };

export function Label({ className, children, htmlFor, optional, ...rest }: Props) {
  return (
    <label {...rest} htmlFor={htmlFor} className={cn('text-sm font-medium text-text', className)}>
      {children}
      {optional ? <span className="ml-1.5 font-normal text-muted">optional</span> : null}
    </label>
  );
}
