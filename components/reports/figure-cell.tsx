import { DeltaMark } from '@/components/feedback/delta-mark';
import { MarkedText } from '@/components/feedback/marked-text';
import { ProvisionalMark } from '@/components/feedback/provisional-mark';
import type { Figures, Metric } from '@/lib/ledger/metrics';
import { compareFigures, formatFigure } from '@/lib/reports/figure';
import { formatShare, provisionalShare } from '@/lib/reports/provisional';

type Props = {
  figures: Figures;
  compared: Figures | null;
  metric: Metric;
  currency: string | null;
  against: string;
};

/** A figure, whether it may still change, and how it stands against the compared range. */
export function FigureCell({ figures, compared, metric, currency, against }: Props) {
  const delta = compareFigures(figures, compared, metric);
  const share = formatShare(provisionalShare(figures, metric));
  return (
    <span className="tabular inline-flex max-w-full min-w-0 items-baseline gap-2">
      <MarkedText mark={figures.provisional.any ? <ProvisionalMark share={share} /> : null}>
        {formatFigure(figures, metric, currency)}
      </MarkedText>
      {compared ? (
        <span className="min-w-16 text-right">
          {delta ? <DeltaMark delta={delta} against={against} /> : null}
        </span>
      ) : null}
    </span>
  );
}
