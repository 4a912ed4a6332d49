import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/base/class-names';
import { controlClass, controlHeight } from './control-class';

type Props = ComponentProps<'input'> & { icon?: ReactNode; suffix?: ReactNode };

export function Input({ icon, suffix, className, ...rest }: Props) {
  const input = (
    <input
      {...rest}
      className={cn(
        controlClass,
        controlHeight,
        Boolean(icon) && 'pl-8',
        Boolean(suffix) && 'pr-16',
        className,
      )}
    />
  );
  if (!icon && !suffix) return input;
  return (
    <div className="relative w-full min-w-0">
      {icon ? (
        <span className="pointer-events-none absolute inset-y-0 left-2.5 flex items-center text-muted [&_svg]:size-4">
          {icon}
        </span>
      ) : null}
      {input}
      {suffix ? (
        <span className="absolute inset-y-0 right-2 flex items-center gap-1 text-xs text-muted">
          {suffix}
        </span>
      ) : null}
    </div>
  );
}
