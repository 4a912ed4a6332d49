import { TimeSeries } from '@/components/charts/time-series';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { describeHeld } from '@/features/settlement/describe-held';
import { drawExpected } from '@/features/settlement/draw-expected';
import { knowsYear } from '@/features/settlement/needed-days';
import type { CurrencySettlement, Settlement } from '@/features/settlement/settlement-shape';
import { writeAmount } from '@/features/settlement/write-amount';
import type { Day } from '@/lib/data/days';
import type { Filters } from '@/lib/data/query/filter-dimensions';
import { captionOfAnswer } from '@/lib/data/reporting/caption-of-chart';
import { formatTick, formatValue } from '@/lib/data/reporting/figure';
import { useLanguage } from '@/lib/language/use-language';
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
  return (
    <Card title={<EstimateTitle>{title}</EstimateTitle>} aria-label={title}>
      {answer === undefined ? (
        <div aria-busy="true" className="grid gap-2">
          <Skeleton className="h-5 w-full max-w-xl" />
          <Skeleton className="h-5 w-full max-w-xl" />
          <Skeleton className="h-72" />
        </div>
      ) : !knowsYear(answer) ? (
        <p className="text-sm text-muted">{t('settlement.expected.notLoaded')}</p>
      ) : part ? (
        <Expected {...{ answer, part, filters, today }} />
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
  const { settledMonths, sample, reason, months, tested, within, meanError, changed } = expectation;
  const held = describeHeld(language, { tested: tested.length, within });
  const write = (amount: string) => writeAmount(format, metric, currency, amount);
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
        {months.toReversed().map(({ month, open, expected, low, high, otherDays }) => (
          <li key={month}>
            {t('settlement.expected.month', {
              month: format.month(`${month}-01`),
              open: write(open),
              expected: write(expected),
              low: write(low),
              high: write(high),
            })}{' '}
            {held ? <span className="text-sm text-muted">{held}</span> : null}
            {otherDays > 0 ? (
              <span className="text-sm text-muted">
                {' '}
                {t('settlement.expected.without', { count: otherDays })}
              </span>
            ) : null}
          </li>
        ))}
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
      {changed ? (
        <p className="text-sm">
          {t('settlement.expected.changed', {
            month: format.month(`${changed.month}-01`),
            settled: write(changed.settled),
            low: write(changed.low),
            high: write(changed.high),
          })}
        </p>
      ) : null}
    </div>
  );
}
