import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/base/class-names';

type Props = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  footer?: ReactNode;
  /** Removes the padding, for tables and lists. */
  flush?: boolean;
  headingLevel?: 2 | 3;
};

export function Card({
  title,
  description,
  actions,
  footer,
  flush,
  headingLevel = 2,
  className,
  children,
  ...rest
}: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-label={typeof title === 'string' ? title : undefined}
      {...rest}
      className={cn('min-w-0 rounded border border-border bg-surface shadow-raised', className)}
    >
      {title || actions ? (
        <header
          className={cn(
            'flex flex-wrap justify-between gap-x-4 gap-y-2 px-4 pt-3 pb-3',
            description ? 'items-start' : 'items-center',
          )}
        >
          <div className="min-w-0">
            {title ? <Heading className="text-base font-semibold">{title}</Heading> : null}
            {description ? <p className="text-xs text-muted">{description}</p> : null}
          </div>
          {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
        </header>
      ) : null}
      <div className={cn(!flush && 'px-4 pb-4', !flush && !title && !actions && 'pt-4')}>{children}</div>
      {footer ? (
        <footer className="border-t border-border px-4 py-2.5 text-xs text-muted">{footer}</footer>
      ) : null}
    </section>
  );
}
