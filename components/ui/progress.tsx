import { cn } from '@/lib/base/class-names';

type Props = { label: string; value: number; max: number; className?: string };

/** `max` 0 means that the end is unknown. */
export function Progress({ label, value, max, className }: Props) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max > 0 ? max : undefined}
      aria-valuenow={max > 0 ? Math.min(value, max) : undefined}
      className={cn('drawn h-1.5 w-full overflow-hidden rounded-full bg-fill', className)}
    >
      <div
        className={cn('h-full rounded-full bg-accent-solid transition-[width]', max === 0 && 'animate-pulse')}
        style={{ width: max > 0 ? `${share * 100}%` : '30%' }}
      />
    </div>
  );
}
