import { cn } from '@/lib/class-names';
import type { Delta } from '@/lib/format/delta';

const tones = { positive: 'text-positive', negative: 'text-negative', neutral: 'text-muted' };

/** Sign, arrow and colour together; what it is compared with is said to screen readers. */
export function DeltaText({
  delta,
  against,
  className,
}: {
  delta: Delta;
  against: string;
  className?: string;
}) {
  return (
    <span className={cn('tabular text-xs font-medium whitespace-nowrap', tones[delta.tone], className)}>
      <span aria-hidden="true">
        {delta.arrow} {delta.text}
      </span>
      <span className="sr-only">
        {delta.spoken} {against}
      </span>
    </span>
  );
}
