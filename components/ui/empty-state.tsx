import type { ReactNode } from 'react';
import { cn } from '@/lib/base/class-names';

type Props = {
  icon?: ReactNode;
  title: string;
  /** Why it is empty, in one sentence. */
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  className?: string;
};

export function EmptyState({ icon, title, children, action, className }: Props) {
  return (
    <div className={cn('grid justify-items-center gap-3 px-6 py-12 text-center', className)}>
      {icon ? (
        <span
          aria-hidden="true"
          className="grid size-10 place-items-center rounded border border-border bg-background text-muted [&_svg]:size-5"
        >
          {icon}
        </span>
      ) : null}
      <div className="grid max-w-sm gap-1">
        <p className="text-base font-semibold">{title}</p>
        {children ? <p className="text-sm text-balance text-muted">{children}</p> : null}
      </div>
      {action}
    </div>
  );
}
