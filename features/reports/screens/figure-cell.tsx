import { ComparedValue } from '@/components/feedback/compared-value';
import { MarkedText } from '@/components/feedback/marked-text';
import { ProvisionalMark } from '@/components/feedback/provisional-mark';
import type { ComparedFigures, Metric } from '@/lib/data/terms/metrics';
import { useLanguage } from '@/lib/language/use-language';
import { compareFigures, formatFigure } from '@/lib/pages/figure';

type Props = {
  line: ComparedFigures;
  metric: Metric;
  currency: string | null;
  against: string;
};

/** A figure, whether it may still change, and its change from the compared range. */
export function FigureCell({ line, metric, currency, against }: Props) {
  const { figures, compared } = line;
  const { format } = useLanguage();
  return (
    <ComparedValue
      delta={compared ? (compareFigures(format, line, metric) ?? null) : undefined}
      against={against}
    >
      <MarkedText mark={figures.provisional.any ? <ProvisionalMark /> : null}>
        {formatFigure(format, figures, metric, currency)}
      </MarkedText>
    </ComparedValue>
  );
}
