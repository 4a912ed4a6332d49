import { DeltaMark } from '@/components/feedback/delta-mark';
import { MarkedText } from '@/components/feedback/marked-text';
import { ProvisionalMark } from '@/components/feedback/provisional-mark';
import type { Figures, Metric } from '@/lib/data/metrics';
import { compareFigures, formatFigure } from '@/lib/data/reporting/figure';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  figures: Figures;
  compared: Figures | null;
  metric: Metric;
  currency: string | null;
  against: string;
};

/**
 * A figure, whether it may still change, and its change from the compared range. The change is the first to be
 * truncated.
 */
export function FigureCell({ figures, compared, metric, currency, against }: Props) {
  const { format } = useLanguage();
  const delta = compareFigures(format, figures, compared, metric);
  return (
    <span className="inline-flex max-w-full min-w-0 items-baseline gap-2">
      <MarkedText mark={figures.provisional.any ? <ProvisionalMark /> : null}>
        {formatFigure(format, figures, metric, currency)}
      </MarkedText>
      {compared ? (
        // An ellipsis replaces everything except the first inline box, which is empty here.
        <span className="w-18 min-w-0 shrink-99999 truncate text-right before:inline-block">
          {delta ? <DeltaMark delta={delta} against={against} /> : null}
        </span>
      ) : null}
    </span>
  );
}
