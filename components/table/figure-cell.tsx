import { MarkedText } from '@/components/feedback/marked-text';
import { ProvisionalMark } from '@/components/feedback/provisional-mark';
import type { CurrencyFigures } from '@/lib/data/terms/lists/performance-shape';
import type { Metric } from '@/lib/data/terms/metrics';
import { useLanguage } from '@/lib/language/use-language';
import { formatEachCurrency } from '@/lib/pages/figure';

type Props = {
  figures: readonly CurrencyFigures[];
  metric: Metric;
  /** False if reports do not cover the row. A missing figure is then not zero. */
  reported?: boolean;
};

/** A metric of a row, one figure per currency. Only counts are added. */
export function FigureCell({ figures, metric, reported = true }: Props) {
  const { t, format } = useLanguage();
  if (!reported) {
    return (
      <span className="text-muted" title={t('table.notReportedTitle')}>
        {t('table.notReported')}
      </span>
    );
  }
  const texts = formatEachCurrency(format, figures, metric);
  if (texts.length === 0) return <span className="text-muted">–</span>;
  const provisional = figures.some((entry) => entry.figures.provisional.any);
  return <MarkedText mark={provisional ? <ProvisionalMark /> : null}>{texts.join(' · ')}</MarkedText>;
}
