import { Card } from '@/components/ui/card';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { Skeleton } from '@/components/ui/skeleton';
import { describeHeld } from '@/features/settlement/describe-held';
import type { CurrencySettlement, Expectation, Settlement } from '@/features/settlement/settlement-shape';
import { writeAmount } from '@/features/settlement/write-amount';
import { useLanguage } from '@/lib/language/use-language';
import { EstimateTitle } from './estimate-title';

type Props = { answer: Settlement | undefined; part: CurrencySettlement | undefined };

/** What open months are expected to settle at, apart from every figure, and how far off earlier estimates would have been. */
export function ExpectedCard({ answer, part }: Props) {
  const { t } = useLanguage();
  const title = t('settlement.expected.title');
  return (
    <Card title={<EstimateTitle>{title}</EstimateTitle>} aria-label={title}>
      {answer === undefined ? (
        <div aria-busy="true" className="grid gap-2">
          <Skeleton className="h-5 w-full max-w-xl" />
          <Skeleton className="h-5 w-full max-w-xl" />
          <Skeleton className="h-24" />
        </div>
      ) : !part?.expectation.months.length && !answer.basis.complete ? (
        <p className="text-sm text-muted">{t('settlement.expected.notLoaded')}</p>
      ) : part ? (
        <Expected answer={answer} expectation={part.expectation} currency={part.currency} />
      ) : (
        <p className="text-sm text-muted">{t('settlement.expected.none')}</p>
      )}
    </Card>
  );
}

type ExpectedProps = { answer: Settlement; expectation: Expectation; currency: string };

function Expected({ answer, expectation, currency }: ExpectedProps) {
  const language = useLanguage();
  const { t, format } = language;
  const { settledMonths, sample, reason, months, tested, within, meanError, changed } = expectation;
  const held = describeHeld(language, { tested: tested.length, within });
  const write = (amount: string) => writeAmount(format, answer.metric, currency, amount);
  if (months.length === 0) {
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
      {tested.length > 0 ? <Tested tested={tested} write={write} /> : null}
    </div>
  );
}

const cellClass = 'px-3 py-1.5 text-right tabular whitespace-nowrap';

/** What the same method would have said about settled months, with what was known then. */
function Tested({ tested, write }: { tested: Expectation['tested']; write: (amount: string) => string }) {
  const { t, format } = useLanguage();
  const name = t('settlement.test.title');
  const headings = ['open', 'expected', 'range', 'settled', 'error'] as const;
  return (
    <ScrollRegion label={name} className="max-h-72 overflow-y-auto rounded border border-border">
      <table className="w-full text-sm">
        <caption className="sr-only">{name}</caption>
        <thead className="sticky top-0 bg-surface text-xs text-muted">
          <tr>
            <th scope="col" className="px-3 py-2 text-left font-medium">
              {t('settlement.test.month')}
            </th>
            {headings.map((heading) => (
              <th key={heading} scope="col" className={`${cellClass} font-medium`}>
                {t(`settlement.test.${heading}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tested.toReversed().map(({ month, open, expected, low, high, settled, error }) => (
            <tr key={month} className="border-t border-border">
              <th scope="row" className="px-3 py-1.5 text-left font-normal whitespace-nowrap">
                {format.month(`${month}-01`)}
              </th>
              <td className={cellClass}>{write(open)}</td>
              <td className={cellClass}>{write(expected)}</td>
              <td className={`${cellClass} text-muted`}>
                {write(low)} – {write(high)}
              </td>
              <td className={cellClass}>{write(settled)}</td>
              <td className={cellClass}>{format.rate(error)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
