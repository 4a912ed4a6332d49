import { cn } from '@/lib/class-names';
import type { Delta } from '@/lib/format/delta';

const tones = { positive: 'text-positive', negative: 'text-negative', neutral: 'text-muted' };

/** Sign, arrow and colour together, and words for those who see none of them. */
export function DeltaMark({ delta, against }: { delta: Delta; against?: string }) {
  return (
    <span className={cn('tabular text-xs font-medium whitespace-nowrap', tones[delta.tone])} title={against}>
      <span aria-hidden="true">
        {delta.arrow} {delta.text}
      </span>
      <span className="sr-only">
        {delta.spoken}
        {against ? ` ${against}` : ''}
      </span>
    </span>
  );
}
