import { cn } from '@/lib/base/class-names';
import type { Delta } from '@/lib/language/format';
import { useLanguage } from '@/lib/language/use-language';

const tones = { positive: 'text-positive', negative: 'text-negative', neutral: 'text-muted' };

/** A change as sign, arrow and color, with text for screen readers. */
export function DeltaMark({ delta, against }: { delta: Delta; against?: string }) {
  const { t } = useLanguage();
  return (
    <span
      role="img"
      aria-label={against ? t('feedback.deltaAgainst', { delta: delta.spoken, against }) : delta.spoken}
      title={against}
      className={cn('tabular text-xs font-medium whitespace-nowrap', tones[delta.tone])}
    >
      {`${delta.arrow} ${delta.text}`}
    </span>
  );
}
