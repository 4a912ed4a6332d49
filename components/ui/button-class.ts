import { cn } from '@/lib/base/class-names';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'icon' | 'icon-sm';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent-solid text-on-accent shadow-raised hover:brightness-110 forced-colors:border',
  secondary: 'border border-edge bg-surface text-text hover:bg-fill',
  ghost: 'text-muted hover:bg-fill hover:text-text',
  danger: 'bg-negative-solid text-on-accent shadow-raised hover:brightness-110 forced-colors:border',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'h-7 gap-1.5 px-2.5 text-xs max-sm:min-h-11 max-sm:px-3 max-sm:text-[16px]',
  md: 'h-8 gap-2 px-3 text-sm max-sm:min-h-11 max-sm:min-w-11 max-sm:text-[16px]',
  icon: 'size-8 max-sm:min-h-11 max-sm:min-w-11',
  'icon-sm': 'size-7 max-sm:min-h-11 max-sm:min-w-11',
};

/** The look of a button, for links and menu triggers as well. */
export function buttonClass(variant: ButtonVariant = 'secondary', size: ButtonSize = 'md', extra?: string) {
  return cn(
    'inline-flex max-w-full shrink-0 select-none items-center justify-center rounded font-medium whitespace-nowrap transition-colors',
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:opacity-50',
    '[&_svg]:size-4 [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
    extra,
  );
}
