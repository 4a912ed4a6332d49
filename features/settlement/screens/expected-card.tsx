import { TimeSeries } from '@/components/charts/time-series';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { describeChange, describeExpected } from '@/features/settlement/describe-expected';
import { drawExpected } from '@/features/settlement/draw-expected';
import { findWait } from '@/features/settlement/needed-days';
import type { CurrencySettlement, Settlement } from '@/features/settlement/settlement-shape';
import type { Day } from '@/lib/data/terms/days';
import type { Filters } from '@/lib/data/terms/filters/filter-dimensions';
import { useLanguage } from '@/lib/language/use-language';
import { captionOfAnswer } from '@/lib/pages/caption-of-chart';
import { formatTick, formatValue } from '@/lib/pages/figure';
import { EstimateTitle } from './estimate-title';

type Props = {
  answer: Settlement | undefined;
  part: CurrencySettlement | undefined;
  filters: Filters;
  today: Day;
};

/** What open months are expected to settle at, apart from every figure, and how far off earlier estimates would have been. */
export function ExpectedCard({ answer, part, filters, today }: Props) {
  const { t } = useLanguage();
  const title = t('settlement.expected.title');
  const wait = answer ? findWait(answer) : null;
  return (
    <Card title={<EstimateTitle>{title}</EstimateTitle>} aria-label={title}>
      {answer === undefined ? (
        <div aria-busy="true" className="grid gap-2">
          <Skeleton className="h-5 w-full max-w-xl" />
          <Skeleton className="h-5 w-full max-w-xl" />
          <Skeleton className="h-72" />
        </div>
      ) : wait !== null ? (
        <p className="text-sm text-muted">{t(`settlement.expected.${wait}`)}</p>
      ) : part ? (
        <Expected answer={answer} part={part} filters={filters} today={today} />
      ) : (
        <p className="text-sm text-muted">{t('settlement.expected.none')}</p>
      )}
    </Card>
  );
}

/** The browser has a font for each name. */
const canShow = () => true;

type Known = Props & { answer: Settlement; part: CurrencySettlement };

function Expected({ answer, part, filters, today }: Known) {
  const language = useLanguage();
  const { t, format } = language;
  const { metric } = answer;
  const { currency, expectation } = part;
  const { settledMonths, sample, reason, months, tested, meanError } = expectation;
  const asked = { metric, currency };
  const change = describeChange(language, expectation, asked);
  const draw = drawExpected(part, { metric, today });
  if (!draw) {
    return (
      <p className="text-sm text-muted">
        {reason === 'fewMonths'
          ? t('settlement.expected.tooFew', { count: settledMonths })
          : reason === 'fewConversions'
            ? t('settlement.expected.fewConversions', { count: sample ?? 0 })
            : t(`settlement.expected.${reason ?? 'none'}`)}
      </p>
    );
  }
  const drawing = draw(language, canShow);
  return (
    <div className="grid gap-3">
      <ul className="grid gap-1 text-base tabular">
        {months.toReversed().map((one) => {
          const { amounts, more } = describeExpected(language, expectation, one, asked);
          return (
            <li key={one.month}>
              {amounts} <span className="text-sm text-muted">{more.join(' ')}</span>
            </li>
          );
        })}
      </ul>
      <TimeSeries
        {...drawing}
        caption={captionOfAnswer(language, answer, { title: drawing.title, filters, today })}
        bare
        description={t('settlement.chart.hint')}
        height={260}
        formatValue={(value) => formatValue(format, value, metric, currency)}
        formatTick={(value) => formatTick(format, value, metric, currency)}
      />
      <p className="text-xs text-muted">
        {t('settlement.expected.behind', { count: settledMonths })}{' '}
        {meanError === null
          ? t('settlement.expected.untested')
          : t('settlement.expected.tested', { count: tested.length, error: format.rate(meanError) })}
      </p>
      {change ? <p className="text-sm">{change}</p> : null}
    </div>
  );
}
