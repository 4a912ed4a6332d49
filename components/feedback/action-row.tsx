import type { ReactNode } from 'react';
import { cn } from '@/lib/base/class-names';

type Props = {
  /** A name, and its badges. */
  title: ReactNode;
  /** What is said below it. */
  children?: ReactNode;
  /** Why the last action failed. */
  problem?: string | null | undefined;
  actions?: ReactNode;
  className?: string;
};

/** A row of a list with what can be done with it. Actions are below the text where there is no room beside it. */
export function ActionRow({ title, children, problem, actions, className }: Props) {
  return (
    <li className={cn('flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3', className)}>
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2 text-sm font-medium">{title}</p>
        {children}
        {problem ? (
          <p role="alert" className="text-xs text-negative">
            {problem}
          </p>
        ) : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
    </li>
  );
}
