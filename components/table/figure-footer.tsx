import { cn } from '@/lib/base/class-names';
import type { CurrencyFigures } from '@/lib/data/terms/lists/performance-shape';
import type { Metric } from '@/lib/data/terms/metrics';
import { useLanguage } from '@/lib/language/use-language';
import { formatEachCurrency } from '@/lib/pages/figure';

type Props = { totals: readonly CurrencyFigures[]; metric: Metric };

/** Totals of a column, one line per currency. A line may use the padding before it; longer text is truncated. */
export function FigureFooter({ totals, metric }: Props) {
  const { format } = useLanguage();
  const texts = formatEachCurrency(format, totals, metric);
  return (
    <>
      {texts.map((text) => (
        <span
          key={text}
          title={text}
          className={cn(
            '-ml-3 flex items-center justify-end gap-1.5',
            texts.length > 2 && 'text-xs leading-4',
          )}
        >
          <span className="truncate">{text}</span>
        </span>
      ))}
    </>
  );
}
