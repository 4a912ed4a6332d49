import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

/** A checkbox that acts at once. Give it a label through `aria-label` or a surrounding `<label>`. */
export function Switch({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox already tells its checked state
      role="switch"
      {...rest}
      className={cn(
        'relative h-5 w-9 shrink-0 appearance-none rounded-full bg-edge transition-colors checked:bg-accent-solid disabled:opacity-50',
        'before:absolute before:top-0.5 before:left-0.5 before:size-4 before:rounded-full before:bg-on-accent before:shadow-raised before:transition-transform checked:before:translate-x-4',
        className,
      )}
    />
  );
}
