import type { ReactNode, Ref } from 'react';
import { cn } from '@/lib/base/class-names';

type Props = { label: string; ref?: Ref<HTMLElement>; className?: string; children: ReactNode };

/**
 * A container for content that may overflow. It scrolls by keyboard, shows a shadow where it continues, and prints in
 * full.
 */
export function ScrollRegion({ label, ref, className, children }: Props) {
  return (
    <section
      ref={ref}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      tabIndex={0}
      data-print="flow"
      className={cn('more-content relative overflow-x-auto', className)}
    >
      {children}
    </section>
  );
}
