import { MarkedText } from '@/components/feedback/marked-text';
import { ProvisionalMark } from '@/components/feedback/provisional-mark';
import { ofAllCurrencies } from '@/lib/catalog/of-all-currencies';
import type { CurrencyFigures } from '@/lib/catalog/performance-shape';
import { isOfCurrency, type Metric } from '@/lib/ledger/metrics';
import { formatFigure, formatValue } from '@/lib/reports/figure';

type Props = {
  figures: readonly CurrencyFigures[];
  metric: Metric;
  /** False: reports do not cover the row, so that nothing is not zero. */
  reported?: boolean;
  /** Amounts go on in a new line where there is no room; else they are cut. */
  wrap?: boolean;
};

/** A figure of a row: one amount a currency, never added; counts and their rates are of all currencies together. */
export function FigureCell({ figures, metric, reported = true, wrap = false }: Props) {
  if (!reported) {
    return (
      <span className="text-muted" title="Reports do not cover this marketplace">
        n/a
      </span>
    );
  }
  const [first] = figures;
  if (!first) return <span className="text-muted">–</span>;
  const provisional = figures.some((entry) => entry.figures.provisional.any);
  const texts = isOfCurrency(metric)
    ? figures.map(({ currency, figures: entry }) => formatFigure(entry, metric, currency))
    : [formatValue(ofAllCurrencies(figures, metric), metric, null)];
  if (wrap) {
    return (
      <span className="tabular inline-flex flex-wrap items-center justify-end gap-x-1.5">
        {provisional ? <ProvisionalMark /> : null}
        {texts.map((text, at) => (
          <span key={text} className="whitespace-nowrap">
            {text}
            {at < texts.length - 1 ? ' ·' : null}
          </span>
        ))}
      </span>
    );
  }
  return <MarkedText mark={provisional ? <ProvisionalMark /> : null}>{texts.join(' · ')}</MarkedText>;
}
